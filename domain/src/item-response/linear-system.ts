/** A square matrix by rows. */
export type Matrix = readonly Float64Array[];

/** Cholesky factor of a symmetric positive definite matrix; null if it is not positive definite. */
function choleskyOf(matrix: Matrix): Float64Array[] | null {
  const factor = matrix.map((row) => new Float64Array(row.length));
  for (const [i, row] of factor.entries()) {
    for (let j = 0; j <= i; j++) {
      const other = factor[j] ?? row;
      let sum = matrix[i]?.[j] ?? 0;
      for (let k = 0; k < j; k++) sum -= (row[k] ?? 0) * (other[k] ?? 0);
      if (i === j) {
        if (!(sum > 1e-12)) return null;
        row[j] = Math.sqrt(sum);
      } else {
        row[j] = sum / (other[j] ?? 1);
      }
    }
  }
  return factor;
}

/** The solution x of matrix · x = right; null if the matrix is not positive definite. */
export function solve(matrix: Matrix, right: Float64Array): Float64Array | null {
  const factor = choleskyOf(matrix);
  return factor && substitute(factor, right);
}

/** The inverse of a symmetric positive definite matrix; null for another one. */
export function inverseOf(matrix: Matrix): Float64Array[] | null {
  const factor = choleskyOf(matrix);
  return (
    factor &&
    matrix.map((_, column) =>
      substitute(
        factor,
        Float64Array.from(matrix, (__, at) => (at === column ? 1 : 0)),
      ),
    )
  );
}

function substitute(factor: readonly Float64Array[], right: Float64Array): Float64Array {
  const found = right.slice();
  for (const [i, row] of factor.entries()) {
    for (let k = 0; k < i; k++) found[i] = (found[i] ?? 0) - (row[k] ?? 0) * (found[k] ?? 0);
    found[i] = (found[i] ?? 0) / (row[i] ?? 1);
  }
  for (let i = factor.length - 1; i >= 0; i--) {
    for (let k = i + 1; k < factor.length; k++) {
      found[i] = (found[i] ?? 0) - (factor[k]?.[i] ?? 0) * (found[k] ?? 0);
    }
    found[i] = (found[i] ?? 0) / (factor[i]?.[i] ?? 1);
  }
  return found;
}
