import { formulaLimits } from './formula-limits.ts';
import { formulaMarkup, type FormulaOptions } from './formula-markup.ts';
import { drawnFormula, type Formula } from './formulas.ts';
import { attributesAsHtml } from './html-text.ts';
import { spokenFormula } from './spoken-formula.ts';

/** A formula as HTML with MathML, or the reason, in Portuguese, for which it can't be drawn. */
export type Drawing = { html: string } | { problem: string };

/** Draws a formula with KaTeX's `renderToString` (product.md V19). */
export function formulaDrawing(
  formula: Formula,
  render: (tex: string, options: FormulaOptions) => string,
): Drawing {
  const drawing = formulaMarkup(formula, render);
  if ('problem' in drawing) return drawing;
  const { markup } = drawing;
  return {
    html: drawnFormula(formula, withWords(markup, formula.tex), isWide(markup, formula.isDisplay)),
  };
}

/**
 * The drawing with the formula in words as the accessible name of its MathML. Screen readers that speak mathematics in
 * Portuguese still have the MathML, the others read the name.
 */
const withWords = (markup: string, tex: string): string =>
  markup.replace('<math', () => `<math${attributesAsHtml({ 'aria-label': spokenFormula(tex) })}`);

/** True if a part of the formula that no line breaks may not fit into a line of a phone: of a display, all of it. */
function isWide(markup: string, isDisplay: boolean): boolean {
  const [, ...bases] = markup.split('class="katex-base"');
  const lengthsOfBases = bases.map((base) => base.replace(/<[^<>]*>|&\w+;/g, '').length);
  const longest = isDisplay
    ? lengthsOfBases.reduce((sum, length) => sum + length, 0)
    : Math.max(...lengthsOfBases);
  return longest > formulaLimits.inOneLine;
}
