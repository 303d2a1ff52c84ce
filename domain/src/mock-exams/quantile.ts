/** The value below which this share of the values is, without interpolation; 0 without values. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);
