import { attributesAsHtml, escapeHtml } from './html-text.ts';
import { mapTexts } from './map-texts.ts';

/** A formula in a rich text: TeX between `\(` and `\)`, or between `\[` and `\]` on a line of its own. */
export interface Formula {
  /** The source without its delimiters and without entities. */
  tex: string;
  isDisplay: boolean;
}

/** Escaped backslashes and formulas of one text node. A formula contains no other formula, so that the time is linear. */
const pieces = /\\\\|\\\(((?:[^\\<]|\\[^()[\]<])*)\\\)|\\\[((?:[^\\<]|\\[^()[\]<])*)\\\]/g;

/**
 * Sanitised rich text with each formula replaced. A formula stands in one text: `\(` without `\)` before the next tag is
 * text, and so is everything in code.
 */
export const mapFormulas = (
  html: string,
  replace: (formula: Formula, written: string) => string,
): string =>
  hasFormulaSigns(html)
    ? mapTexts(html, (text) =>
        text.replace(pieces, (written, inline?: string, display?: string) => {
          const tex = textOf(inline ?? display ?? '').trim();
          return tex === '' ? written : replace({ tex, isDisplay: display !== undefined }, written);
        }),
      )
    : html;

export const hasFormulaSigns = (html: string): boolean =>
  html.includes('\\(') || html.includes('\\[');

/**
 * HTML in which the signs `<` of formulas are entities: `\\(a<b\\)` would begin an element. A complete tag ends the formula.
 */
export const withEscapedSigns = (html: string): string =>
  hasFormulaSigns(html)
    ? html.replace(
        /\\\\|\\\((?:[^\\>]|\\[^()[\]])*\\\)|\\\[(?:[^\\>]|\\[^()[\]])*\\\]/g,
        (formula) => formula.replaceAll('<', '&lt;'),
      )
    : html;

/** The formulas of a sanitised rich text, in order. */
export function formulasIn(html: string): Formula[] {
  const formulas: Formula[] = [];
  mapFormulas(html, (formula, written) => {
    formulas.push(formula);
    return written;
  });
  return formulas;
}

/** A formula as text. */
export const formulaSource = ({ tex, isDisplay }: Formula): string =>
  isDisplay ? `\\[${tex}\\]` : `\\(${tex}\\)`;

/** A formula as rich text keeps it. */
export const writtenFormula = (formula: Formula): string => escapeHtml(formulaSource(formula));

/**
 * The element of a formula that the server has drawn, or that the editor shows. Only replies have it: a sanitiser keeps no
 * such element, and `withFormulaSources` restores the source in each request.
 */
export const formulaElement = 'tex-formula';

/** A drawn formula: the markup of KaTeX, with its source. A wide one scrolls. */
export const drawnFormula = ({ tex, isDisplay }: Formula, markup: string, isWide = false): string =>
  `<${formulaElement}${attributesAsHtml({
    'data-tex': tex,
    'data-display': isDisplay ? '' : undefined,
    'data-wide': isWide ? '' : undefined,
  })}>${markup}</${formulaElement}>`;

const startOfDrawn = /<tex-formula data-tex="([^"]*)"( data-display="")?(?: data-wide="")?>/g;
const endOfDrawn = `</${formulaElement}>`;

/** Rich text of a reply with the source of each formula, as it is stored; in linear time for any text. */
export function withFormulaSources(html: string): string {
  if (!html.includes(endOfDrawn)) return html;
  let kept = '';
  let from = 0;
  for (const { 1: tex = '', 2: display, index } of html.matchAll(startOfDrawn)) {
    if (index < from) continue;
    const end = html.indexOf(endOfDrawn, index);
    if (end === -1) break;
    const source = writtenFormula({ tex: textOf(tex), isDisplay: display !== undefined });
    kept += html.slice(from, index) + source;
    from = end + endOfDrawn.length;
  }
  return kept + html.slice(from);
}

/** The text of escaped HTML; a no-break space is a space. */
export const textOf = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|nbsp);|\u00a0/g, (entity) => entities[entity] ?? ' ');

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
