/** The mark of an equation that was not pasted; the author replaces it by the formula. */
export const missingFormula = '[fórmula não colada]';
