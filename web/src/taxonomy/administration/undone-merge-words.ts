import type { UndoneMerge } from '@sabia/domain/taxonomy/term-merge.ts';
import { count } from '../../ui/words/plural.ts';

/** Tells that a merge was undone, and for how many uses of its term it was not. */
export function undoneMergeWords(title: string, { keptQtd }: UndoneMerge): string {
  if (keptQtd === 0) return `Desfeito: “${title}” voltou a ser como antes.`;
  const kept = count(keptQtd, 'uso ficou como está', 'usos ficaram como estão');
  return `“${title}” voltou. ${kept}: ${keptQtd === 1 ? 'mudou' : 'mudaram'} depois da junção.`;
}
