import { hasFormulaSigns, mapFormulas, textOf, type Formula } from './formulas.ts';
import { mapTexts } from './map-texts.ts';
import { withEscapedPercents } from './percent-signs.ts';
import { portugueseFunctions } from './portuguese-functions.ts';

/**
 * HTML of another program with its formulas between dollar signs, `$…$` and `$$…$$`, as formulas of rich
 * text, if `isFormula` accepts them. Prices stay text: 'R$ 5,00 e R$ 7,00', 'US$5 a US$7', 'de 5$ a 7$'.
 */
export function withDollarFormulas(html: string, isFormula: (formula: Formula) => boolean): string {
  return html.includes('$') ? mapTexts(html, (text) => inText(text, isFormula)) : html;
}

/**
 * Rich text for a file of another program, which reads `\\(…\\)` and `\\[…\\]`: functions that it may not know are written
 * out, and dollar signs that it could take for those of formulas are entities.
 */
export function portableFormulas(html: string): string {
  const known = hasFormulaSigns(html)
    ? mapFormulas(html, (_, written) =>
        written.replace(/\\[a-z]+/g, (name) => portugueseFunctions[name] ?? name),
      )
    : html;
  if (withDollarFormulas(known, () => true) === known) return known;
  return mapTexts(known, (text) =>
    text.replace(mathematicsIn, (written) =>
      /^\\[([]/.test(written) ? written : written.replaceAll('$', '&#36;'),
    ),
  );
}

/** Escaped backslashes, formulas that are written already, escaped dollar signs, and texts between dollar signs: within spaces only with a sign of TeX. */
export const mathematicsIn =
  /\\\\|\\\((?:[^\\]|\\[^()[\]])*\\\)|\\\[(?:[^\\]|\\[^()[\]])*\\\]|\\\$|\$\$((?:[^\\$]|\\[^])+)\$\$|(?<![\p{L}\p{N}$])\$(?![\s$])((?:[^\\$]|\\[^])+?)(?<!\s)\$(?![\p{N}$])|(?<![\p{L}\p{N}$])\$(?=[^$]*(?:\\[a-zA-Z]|[\^_]))((?:[^\\$]|\\[^])+)\$(?![\p{N}$])/gu;

const inText = (text: string, isFormula: (formula: Formula) => boolean): string =>
  text.replace(mathematicsIn, (written, display?: string, inline?: string, spaced?: string) => {
    const source = display ?? inline ?? spaced;
    if (source === undefined) return written;
    const isDisplay = display !== undefined;
    const kept = withEscapedPercents(source.trim());
    const tex = textOf(kept);
    if (tex === '' || !(isDisplay || isMathematics(tex)) || !isFormula({ tex, isDisplay })) {
      return written;
    }
    return isDisplay ? `\\[${kept}\\]` : `\\(${kept}\\)`;
  });

/** False for words and amounts between two dollar signs: '5 e US', '10 ou R', 'a casa e '. */
function isMathematics(tex: string): boolean {
  if (/(?:\bR|\bUS|\bA|\bC)$/.test(tex) && /\s/.test(tex)) return false;
  if (/[\\^_{}=<>+*/|]/.test(tex)) return true;
  if (/^[\d.,\s]+(?:e|a|ou|até|por|mais)\b/.test(tex)) return false;
  return !/\p{Ll}{3}|\p{L}\s+\p{L}{2}|\p{L}{2}\s+\p{L}/u.test(tex);
}
