/**
 * Elementary symmetric functions of the easiness of items: entry r is the sum over all ways to answer exactly r of them
 * right. Scaled by their sum, so that hundreds of items don't overflow; only ratios have a meaning.
 */
export interface SymmetricFunctions {
  values: Float64Array;
  logScale: number;
}

export function symmetricFunctions(
  easiness: Float64Array,
  left: readonly number[] = [],
): SymmetricFunctions {
  const values = new Float64Array(easiness.length - left.length + 1);
  values[0] = 1;
  let logScale = 0;
  let count = 0;
  for (const [at, one] of easiness.entries()) {
    if (left.includes(at)) continue;
    count++;
    // Each step adds an item with the chances of right and wrong: the values stay between 0 and 1.
    const right = one / (1 + one);
    const wrong = 1 / (1 + one);
    for (let r = count; r > 0; r--) {
      values[r] = (values[r] ?? 0) * wrong + (values[r - 1] ?? 0) * right;
    }
    values[0] *= wrong;
    logScale += Math.log1p(one);
  }
  return { values, logScale };
}
