import type { BulkKind } from '@sabia/domain/questions/bulk-change.ts';
import type { Input } from '../../platform/api/api.ts';
import { count } from '../../ui/words/plural.ts';

export type BulkAction = Input<'POST /questions/bulk-changes'>['body']['action'];
/** The actions on a selection. */
export type ActionKind = BulkAction['kind'];

/** '3 questões etiquetadas.' */
export const doneWords: Readonly<Record<BulkKind, readonly [one: string, many: string]>> = {
  tag: ['questão etiquetada', 'questões etiquetadas'],
  describe: ['questão classificada', 'questões classificadas'],
  move: ['questão movida', 'questões movidas'],
  copy: ['questão copiada', 'questões copiadas'],
  delete: ['questão excluída', 'questões excluídas'],
  import: ['questão importada', 'questões importadas'],
  complete: ['questão completada', 'questões completadas'],
};

/** Tells that a bulk change was undone, and for how many of its questions it was not. */
export const undoneWords = (keptQtd: number): string =>
  keptQtd === 0
    ? 'Desfeito: tudo como antes.'
    : `Desfeito. ${count(keptQtd, 'questão ficou como está', 'questões ficaram como estão')}: mudaram depois, ou o lugar de antes foi excluído ou arquivado.`;

export const actionNames: Readonly<Record<ActionKind, string>> = {
  tag: 'Etiquetar',
  describe: 'Classificar',
  move: 'Mover',
  copy: 'Copiar',
  delete: 'Excluir',
};
