import type { Formula } from '@sabia/domain/rich-text/formulas.ts';
import { textOfDrawing } from '@sabia/domain/rich-text/lost-formulas.ts';
import { draw } from './katex-drawing.ts';

/** The text that an editor made of the drawing of a formula. Null if it can't be drawn. */
export function lostText(formula: Formula): string | null {
  const drawing = draw(formula);
  return 'html' in drawing ? textOfDrawing(drawing.html) : null;
}
