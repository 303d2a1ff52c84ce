/** Sums over pairs of an own and another mark in one criterion, in points. */
export interface PairSums {
  quantity: number;
  own: number;
  other: number;
  ownSquares: number;
  otherSquares: number;
  /** Σ(own - other)². */
  differenceSquares: number;
}

interface Agreement {
  /** Cohen's kappa with quadratic weights: 1 is equality, 0 the agreement of chance. Null if all marks are equal. */
  kappa: number | null;
  /** Points that the corrector gives above the others, on average. */
  meanDifference: number;
}

/** Double corrections below which no agreement is told. */
export const fewestPairs = 20;

/** Correctors that are shown, those with the most corrections. */
export const mostCorrectors = 100;

/** The agreement of a corrector with the others in one criterion; null for fewer than `fewestPairs` double corrections. */
export function agreementOf(sums: PairSums): Agreement | null {
  const { quantity, own, other } = sums;
  if (quantity < fewestPairs) return null;
  // With quadratic weights kappa is 1 - Σ(a - b)² / Σ(a - b')², the latter over all pairs of an own and another mark.
  const expected = sums.ownSquares + sums.otherSquares - (2 * own * other) / quantity;
  return {
    kappa: expected === 0 ? null : 1 - sums.differenceSquares / expected,
    meanDifference: (own - other) / quantity,
  };
}
