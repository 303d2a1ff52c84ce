/** Two corrections of one essay in one criterion, in points. */
export type Pair = readonly [own: number, other: number];

interface Agreement {
  /** Cohen's kappa with quadratic weights: 1 is equality, 0 the agreement of chance. Null if all marks are equal. */
  kappa: number | null;
  /** Points that the corrector gives above the others, on average. */
  meanDifference: number;
}

/** Double corrections below which no agreement is told. */
export const fewestPairs = 20;

/** The agreement of a corrector with the others in one criterion; null for fewer than `fewestPairs` double corrections. */
export function agreementOf(pairs: readonly Pair[]): Agreement | null {
  if (pairs.length < fewestPairs) return null;
  // With quadratic weights kappa is 1 - Σ(a - b)² / Σ(a - b')², the latter over all pairs of an own and another mark.
  let observed = 0;
  let difference = 0;
  const own = { sum: 0, squares: 0 };
  const other = { sum: 0, squares: 0 };
  for (const [a, b] of pairs) {
    observed += (a - b) ** 2;
    difference += a - b;
    own.sum += a;
    own.squares += a ** 2;
    other.sum += b;
    other.squares += b ** 2;
  }
  const quantity = pairs.length;
  const expected = own.squares + other.squares - (2 * own.sum * other.sum) / quantity;
  return {
    kappa: expected === 0 ? null : 1 - observed / expected,
    meanDifference: difference / quantity,
  };
}
