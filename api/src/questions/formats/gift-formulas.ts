import { formulaLimits } from '@sabia/domain/rich-text/formula-limits.ts';

/** The text of a file with its formulas set aside, and the function that puts them back into strings of any value. */
interface WithoutFormulas {
  text: string;
  restore: <T>(value: T) => T;
}

/**
 * Sets aside formulas whose braces and signs GIFT would read as its own: `$\frac{1}{2}$`, `\(x = 2\)`. Most authors don't
 * escape them. A formula that is escaped throughout stays, because the parser reads it.
 */
export function setGiftFormulasAside(text: string): WithoutFormulas {
  const formulas: string[] = [];
  const lighter = text.replace(/[\uE000-\uE002]/g, '').replace(formulaIn, (written) => {
    if (!hasSyntax.test(written) || !isFormula(written)) return written;
    formulas.push(inOneLine(asTex(written)));
    const lines = written.split('\n').length - 1;
    return `\uE000${formulas.length - 1}${lineSign.repeat(lines)}\uE001`;
  });
  const restoreText = (value: string) =>
    value.replace(/\uE000(\d+)\uE002*\uE001/g, (_, at: string) => formulas[Number(at)] ?? '');
  return { text: lighter, restore: (value) => restored(value, restoreText) };
}

const inOneLine = (tex: string): string =>
  tex
    .split('\n')
    .map((line) => line.trim())
    .join(' ');

const lineSign = '\uE002';

/** The line breaks of formulas that were set aside in a line: later lines have a greater number in the file. */
export const linesSetAside = (line: string): number => line.split(lineSign).length - 1;

/** The first formula with a command of TeX that has a brace too many or too few. */
export const unbalancedFormula = (source: string): string | null =>
  source.match(formulaIn)?.find((written) => /\\[a-zA-Z]/.test(written) && !isBalanced(written)) ??
  null;

/** A formula may go on in the next line, but not in a blank line, a comment or another question. */
const newLine = String.raw`\n(?!\s*(?:\n|\/\/|::))`;
const dollarBody = String.raw`(?:[^\\$\n]|\\[^]|${newLine})`;
const bracketBody = String.raw`(?:[^\\\n]|\\+[^()[\]\\]|${newLine})`;

/** The delimiters of `mathematicsIn` (domain), also with escaped backslashes: `\\(x\\)`. */
const formulaIn = new RegExp(
  [
    String.raw`\\?\$\$${dollarBody}+\$\$`,
    String.raw`(?<![\p{L}\p{N}$\\])\$(?![\s$])${dollarBody}+?(?<!\s)\$(?![\p{N}$])`,
    String.raw`(?<![\p{L}\p{N}$\\])\$(?=[^$]*(?:\\[a-zA-Z]|[\^_]))${dollarBody}+\$(?![\p{N}$])`,
    String.raw`\\{1,2}\(${bracketBody}+?\\{1,2}\)`,
    String.raw`\\{1,2}\[${bracketBody}+?\\{1,2}\]`,
  ].join('|'),
  'gu',
);

/** Signs of GIFT without a backslash, and commands that begin like its line break. */
const hasSyntax = /(?<!\\)[{}=~#:]|(?<!\\)\\n(?:e|eq|abla|u|ot|otin|i)(?![a-z])/;

/** An answer block or a new alternative between two prices is no formula. */
const answersIn = /\{\s*[=~#]|\n[^\S\n]*[=~#}]|\s~|~\$$|[=~#]\[[a-z]+\]/;

const isFormula = (written: string): boolean =>
  written.length <= 2 * formulaLimits.length && isBalanced(written) && !answersIn.test(written);

function isBalanced(written: string): boolean {
  let open = 0;
  for (const [brace] of written.matchAll(/\\.|[{}]/gs)) {
    if (brace === '{') open += 1;
    if (brace === '}') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** The formula as the parser would give it to us: without GIFT's backslashes before its own signs. */
function asTex(written: string): string {
  // Without `\n`, GIFT's line break.
  const hasCommands = /(?<!\\)\\(?!n[^a-z])[a-zA-Z]/.test(written);
  if (!hasCommands && /\\\\[a-zA-Z([]/.test(written)) {
    return written.replace(/\\([\\{}=~#:])/g, '$1');
  }
  const signs = written.replace(/(?<!\\)\\([=~])/g, '$1');
  const hasOwnBraces = /(?<!\\)[{}]/.test(signs);
  // `\frac\{1\}\{2\}` has arguments in escaped braces; those of the set `A = \{1\}` are TeX.
  const hasArguments = /\\[a-zA-Z]+\\\{|[\^_]\\\{/.test(signs);
  return hasOwnBraces || !hasArguments ? signs : signs.replace(/\\([{}#:])/g, '$1');
}

function restored<T>(value: T, restoreText: (text: string) => string): T;
function restored(value: unknown, restoreText: (text: string) => string): unknown {
  if (typeof value === 'string') return restoreText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => restored(item, restoreText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, restored(field, restoreText)]),
  );
}
