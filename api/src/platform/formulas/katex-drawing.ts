import { formulaLimits } from '@sabia/domain/rich-text/formula-limits.ts';
import { formulaMarkup } from '@sabia/domain/rich-text/formula-markup.ts';
import { drawnFormula, type Formula } from '@sabia/domain/rich-text/formulas.ts';
import { attributesAsHtml } from '@sabia/domain/rich-text/html-text.ts';
import { spokenFormula } from '@sabia/domain/rich-text/spoken-formula.ts';
import katex from 'katex';
import 'katex/contrib/mhchem';

/** A formula as HTML with MathML, or the reason, in Portuguese, for which it can't be drawn. */
export type Drawing = { html: string } | { problem: string };

/** Draws a formula (product.md V12). */
export function draw(formula: Formula): Drawing {
  const drawing = formulaMarkup(formula, (tex, options) => katex.renderToString(tex, options));
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
