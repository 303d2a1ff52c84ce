import type { OfferedBooklet } from '@sabia/domain/item-response/item-response.contract.ts';
import { points } from '../points.ts';

/** Up to this difference from official scores, in points, the score is still a good guess. */
const smallDifference = 1;

/** The comparison of the numbers of a booklet with official scores (product.md TRI5), before and beside a score. */
export function comparisonWords({
  isReproducible,
  officialDifference,
}: Pick<OfferedBooklet, 'isReproducible' | 'officialDifference'>): string {
  if (isReproducible === null) {
    return 'Nunca comparado: não conhecemos notas oficiais deste caderno, e a sua pode ser outra.';
  }
  if (isReproducible) {
    return 'Conferido: os números deste caderno dão as notas oficiais, com até 0,1 ponto de diferença.';
  }
  if (officialDifference === null) {
    return 'Cuidado: os números publicados deste caderno não dão as notas oficiais. Use a nota só como ideia.';
  }
  return officialDifference <= smallDifference
    ? `Quase conferido: as notas oficiais que conhecemos diferem em até ${points(officialDifference)} ponto.`
    : `Cuidado: os números publicados deste caderno não dão as notas oficiais. Nas que conhecemos, a diferença chega a ${points(officialDifference)} pontos.`;
}

const listed = new Intl.ListFormat('pt-BR');

/** Names the questions outside of the score. */
export const leftOutWords = (positions: readonly number[]): string =>
  positions.length === 1
    ? `Fora da nota: a questão ${positions[0]}, anulada ou sem números que possam ser lidos.`
    : `Fora da nota: as questões ${listed.format(positions.map(String))}, anuladas ou sem números que possam ser lidos.`;
