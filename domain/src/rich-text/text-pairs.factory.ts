/** The lines of a table of 'input :: expected', for `it.each`. */
export const textPairs = (table: string): [input: string, expected: string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' :: '))
    .map(([input = '', expected = '']) => [input, expected]);
