import type { AreaResult } from '@sabia/domain/item-response/exam-scores.contract.ts';
import { count } from '../../ui/words/plural.ts';

/** In place of areas whose scores would tell which answers are right (product.md A39). */
export const untoldAreas = 'As notas por área só aparecem com o gabarito.';

/** 'As questões 3, 17 e 40 não contam nesta nota.'; without the numbers '3 questões não contam nesta nota.' */
export function uncountedWords({
  uncounted,
  uncountedQtd,
}: Pick<AreaResult, 'uncounted' | 'uncountedQtd'>): string {
  const [one, ...others] = uncounted;
  if (one === undefined) {
    return `${count(uncountedQtd, 'questão não conta', 'questões não contam')} nesta nota.`;
  }
  if (others.length === 0) return `a questão ${one} não conta nesta nota.`;
  return `as questões ${listed.format(uncounted.map(String))} não contam nesta nota.`;
}

const listed = new Intl.ListFormat('pt-BR');

/** '1 questão fora da nota (anulada ou de peso 0).' */
export const annulledWords = (quantity: number): string =>
  quantity === 1
    ? '1 questão fora da nota (anulada ou de peso 0).'
    : `${quantity} questões fora da nota (anuladas ou de peso 0).`;
