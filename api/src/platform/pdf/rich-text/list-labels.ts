const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** The label of an item of an ordered list, by the notation of the list. */
export function listLabel(number: number, type: string | undefined): string {
  const letter = String.fromCodePoint(65 + ((number - 1) % 26));
  const roman = romans[number - 1] ?? String(number);
  const labels: Record<string, string> = {
    a: letter.toLowerCase(),
    A: letter,
    i: roman.toLowerCase(),
    I: roman,
  };
  return `${labels[type ?? ''] ?? number}.`;
}
