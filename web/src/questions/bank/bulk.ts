import type { Input } from '../../platform/api.ts';

export type BulkAction = Input<'POST /questions/bulk-changes'>['body']['action'];
export type BulkKind = BulkAction['kind'];

/** '3 questões etiquetadas.' */
export const doneWords: Readonly<Record<BulkKind, readonly [one: string, many: string]>> = {
  tag: ['questão etiquetada', 'questões etiquetadas'],
  describe: ['questão classificada', 'questões classificadas'],
  move: ['questão movida', 'questões movidas'],
  copy: ['questão copiada', 'questões copiadas'],
  delete: ['questão excluída', 'questões excluídas'],
};

export const actionNames: Readonly<Record<BulkKind, string>> = {
  tag: 'Etiquetar',
  describe: 'Classificar',
  move: 'Mover',
  copy: 'Copiar',
  delete: 'Excluir',
};
