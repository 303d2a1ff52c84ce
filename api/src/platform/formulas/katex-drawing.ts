import { formulaDrawing, type Drawing } from '@sabia/domain/rich-text/formula-drawing.ts';
import type { Formula } from '@sabia/domain/rich-text/formulas.ts';
import katex from 'katex';
import 'katex/contrib/mhchem';

/** Draws a formula (product.md V19). */
export const draw = (formula: Formula): Drawing =>
  formulaDrawing(formula, (tex, options) => katex.renderToString(tex, options));
