/** Items of an area below which its score would tell which answers are right. */
const fewestItemsOfToldArea = 5;

interface ScoredArea {
  correctQtd: number | null;
  wrongQtd: number | null;
  itemsQtd: number;
}

/**
 * The areas of a score that are told while the exam withholds the key: without the right and wrong answers, and only the
 * total if one of several areas has few items (product.md A38, A39). The total less the other areas would be the score of that one.
 */
export const toldAreas = <Area extends ScoredArea>(areas: readonly Area[]): Area[] =>
  areas.length > 1 && areas.some(({ itemsQtd }) => itemsQtd < fewestItemsOfToldArea)
    ? []
    : areas.map((area) => ({ ...area, correctQtd: null, wrongQtd: null }));
