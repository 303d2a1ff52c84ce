/** The mark of an equation that was not pasted; the author replaces it by the formula. */
export const missingFormula = '[fórmula não colada]';

/** The mark of an image that was not pasted; the author sends the image there. */
export const missingImage = '[imagem não colada]';

/** The mark of a video, audio, drawing or other embedded object that was not pasted. */
export const missingMedia = '[mídia não colada]';

/** The mark of a form field that was not pasted. */
export const missingField = '[campo não colado]';
