/** Reads '1-45, 50': the numbers from 1 to `last`, in order; null if the text says something else. */
export function readRanges(text: string, last: number): number[] | null {
  const numbers = new Set<number>();
  for (const part of text.split(',')) {
    const [, from, to = from] = /^\s*(\d{1,4})\s*(?:[-–a]\s*(\d{1,4})\s*)?$/.exec(part) ?? [];
    if (from === undefined) return null;
    const [first, end] = [Number(from), Number(to)];
    if (first < 1 || end > last || first > end) return null;
    for (let number = first; number <= end; number++) numbers.add(number);
  }
  return [...numbers].toSorted((one, other) => one - other);
}

/** '1-45, 50' for these numbers in order. */
export function writeRanges(numbers: readonly number[]): string {
  const parts: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const part = parts.at(-1);
    if (part?.to === number - 1) part.to = number;
    else parts.push({ from: number, to: number });
  }
  return parts.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
