/** Limits of formulas (product.md V12). */
export const formulaLimits = {
  /** Characters of one formula. */
  length: 1000,
  /** Cells and lines of the tables of one formula. */
  cells: 150,
  /** The longest length that a formula states. */
  em: 20,
  /** The most signs in a row that fit into a line of a phone. */
  inOneLine: 16,
  /** Formulas of one text, and their characters together. */
  quantity: 300,
  characters: 20_000,
} as const;
