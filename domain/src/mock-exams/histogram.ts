export interface Bin {
  /** The bin has the values from here on. */
  from: number;
  /** And below this; the last bin has it, too. */
  to: number;
  valuesQtd: number;
}

const mostBins = 10;

/** The numbers of values in at most ten bins of one width, which is 1, 2 or 5 times a power of ten; empty without values. */
export function histogramOf(values: readonly number[]): Bin[] {
  const [first] = values;
  if (first === undefined) return [];
  const [low, high] = values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [first, first],
  );
  const width = widthFor(low, high);
  const begin = Math.floor(low / width);
  const binsQtd = Math.max(1, Math.ceil(high / width) - begin);
  const counts = Array.from({ length: binsQtd }, () => 0);
  for (const value of values) {
    const place = Math.min(Math.floor(value / width) - begin, binsQtd - 1);
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts.map((valuesQtd, place) => ({
    from: (begin + place) * width,
    to: (begin + place + 1) * width,
    valuesQtd,
  }));
}

function widthFor(low: number, high: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [1, 2, 5]) {
      const width = step * power;
      if (Math.ceil(high / width) - Math.floor(low / width) <= mostBins) return width;
    }
}
