import { formulaLimits } from './formula-limits.ts';
import type { Formula } from './formulas.ts';
import { portugueseFunctions } from './portuguese-functions.ts';

/** A formula as KaTeX's markup, or the reason, in Portuguese, for which it can't be drawn: 'tem } fora do lugar'. */
export type FormulaMarkup = { markup: string } | { problem: string };

/** The options of KaTeX, the same in the editor and on the server. */
export interface FormulaOptions {
  displayMode: boolean;
  output: 'htmlAndMathml';
  throwOnError: true;
  trust: false;
  strict: 'ignore';
  maxExpand: number;
  maxSize: number;
  macros: Record<string, string>;
}

/**
 * Draws a formula with KaTeX's `renderToString`, or says what is wrong (product.md V13). The editor and the server decide by it, so
 * that the editor accepts what can be saved.
 */
export function formulaMarkup(
  { tex, isDisplay }: Formula,
  render: (tex: string, options: FormulaOptions) => string,
): FormulaMarkup {
  const problem = problemBefore(tex);
  if (problem) return { problem };
  try {
    const markup = render(tex, {
      displayMode: isDisplay,
      output: 'htmlAndMathml',
      throwOnError: true,
      trust: false,
      strict: 'ignore',
      maxExpand: 1000,
      maxSize: formulaLimits.em,
      // A copy, because a formula could define macros in it.
      macros: { ...portugueseFunctions },
    });
    return { markup };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Commands that lead out of the formula or would let it grow beyond its limits. */
const forbidden =
  /\\(?:href|url|includegraphics|html(?:Id|Class|Style|Data)|[gex]?def|let|futurelet|(?:re)?newcommand|providecommand|global|long|char)(?![a-zA-Z])/;

/** The reason for which a formula is not given to KaTeX. */
function problemBefore(tex: string): string | null {
  if (tex.length > formulaLimits.length) return problems.long;
  const [command] = forbidden.exec(tex) ?? [];
  if (command) return problems.forbidden(command);
  const [, delimiter] = /(?<!\\)(?:\\\\)*(\\[()[\]])/.exec(tex) ?? [];
  if (delimiter) return problems.misplaced(delimiter);
  if (/(?<!\\)(?:\\\\)*%/.test(tex)) return problems.percent;
  if ((tex.match(/&|\\\\/g)?.length ?? 0) > formulaLimits.cells) return problems.cells;
  return isTooLarge(tex) ? problems.size : null;
}

const problems = {
  long: `tem mais de ${formulaLimits.length} caracteres`,
  cells: `tem mais de ${formulaLimits.cells} células`,
  percent: 'tem % sem barra antes; escreva \\%',
  size: 'tem uma medida grande demais',
  misplaced: (sign: string) => `tem ${sign} fora do lugar`,
  braces: 'tem uma chave a mais ou a menos',
  unreadable: 'não pôde ser lida',
  forbidden: (command: string) => `usa ${command}, que não é aceito aqui`,
};

/** True for a formula with a length of its own that KaTeX's `maxSize` does not limit: negative ones would cover the text. */
const isTooLarge = (tex: string): boolean =>
  [...tex.matchAll(lengths)].some(([, value, unit = '']) => {
    return Math.abs(Number(value)) * (emPer[unit] ?? 1) > formulaLimits.em;
  });

const lengths =
  /\\(?:h(?:space|skip)|m?kern|mskip|rule|raisebox|\\)[^a-zA-Z\d.\\-]*(-?[\d.]+)\s*([a-z]{2})/g;
const emPer: Readonly<Record<string, number>> = {
  pt: 0.1,
  mu: 0.06,
  ex: 0.5,
  mm: 0.3,
  cm: 3,
  in: 7,
};

/** The message of KaTeX in Portuguese. Some mistakes of a formula make it throw plain errors without a message for authors. */
function problemOf(error: unknown): string {
  // mhchem throws a list: the name of the error, and its message.
  if (Array.isArray(error)) return problems.braces;
  if (!(error instanceof Error && 'rawMessage' in error)) return problems.unreadable;
  const message = String(error.rawMessage);
  for (const [pattern, inPortuguese] of messages) {
    const found = pattern.exec(message);
    if (found) return inPortuguese(found[1] ?? '');
  }
  return problems.unreadable;
}

const messages: readonly [RegExp, (part: string) => string][] = [
  [/^Undefined control sequence: (\S+)/, (name) => `usa ${name}, que não existe`],
  [/^Expected 'EOF', got '(.*)'$/, problems.misplaced],
  [/^Expected '(.*)', got 'EOF'$/, (sign) => `termina cedo demais: falta ${sign}`],
  [
    /^Unexpected end of input in a macro argument, expected '(.*)'$/,
    (sign) => `termina cedo demais: falta ${sign}`,
  ],
  [/^Double (?:sub|super)script/, () => 'tem dois índices ou dois expoentes seguidos; use chaves'],
  [/^No such environment: (.*)/, (name) => `usa o ambiente ${name}, que não existe`],
  [/^Mismatch/, () => 'tem um \\begin que não combina com o \\end'],
  [/^Too many expansions/, () => 'é grande demais'],
  [/^Expected group after '(.*)'$/, (sign) => `não tem nada depois de ${sign}`],
  [/^Can't use function '(.*)' in/, (name) => `usa ${name} fora do lugar`],
  [/^(\\\w+) (?:works|valid) only/, (name) => `usa ${name} fora do lugar`],
];
