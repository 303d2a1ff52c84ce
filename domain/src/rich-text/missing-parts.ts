/** The mark of an equation that was not pasted; the author replaces it by the formula. */
export const missingFormula = '[fórmula não colada]';

/** The mark of an image that was not pasted; the author sends the image there. */
export const missingImage = '[imagem não colada]';
