import { drawnFormula, type Formula } from '@sabia/domain/rich-text/formulas.ts';
import { portugueseFunctions } from '@sabia/domain/rich-text/portuguese-functions.ts';
import { attributesAsHtml } from '@sabia/domain/rich-text/html-text.ts';
import { spokenFormula } from '@sabia/domain/rich-text/spoken-formula.ts';
import { formulaLimits } from '@sabia/domain/rich-text/formula-limits.ts';
import katex from 'katex';
import 'katex/contrib/mhchem';

/** A formula as HTML with MathML, or the reason, in Portuguese, for which it can't be drawn. */
export type Drawing = { html: string } | { problem: string };

/** Commands that lead out of the formula or would let it grow beyond its limits. */
const forbidden =
  /\\(?:href|url|includegraphics|html(?:Id|Class|Style|Data)|[gex]?def|let|futurelet|(?:re)?newcommand|providecommand|global|long|char)(?![a-zA-Z])/;

/** Draws a formula (product.md V12). */
export function draw(formula: Formula): Drawing {
  const { tex, isDisplay } = formula;
  if (tex.length > formulaLimits.length) return { problem: problems.long };
  const [command] = forbidden.exec(tex) ?? [];
  if (command) return { problem: problems.forbidden(command) };
  if (/(?<!\\)(?:\\\\)*%/.test(tex)) return { problem: problems.percent };
  if ((tex.match(/&|\\\\/g)?.length ?? 0) > formulaLimits.cells) return { problem: problems.cells };
  if (isTooLarge(tex)) return { problem: problems.size };
  try {
    const markup = katex.renderToString(tex, {
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
    return { html: drawnFormula(formula, withWords(markup, tex), isWide(markup, isDisplay)) };
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    return { problem: problemOf(error) };
  }
}

/**
 * The drawing with the formula in words as the accessible name of its MathML. Screen readers that speak mathematics in
 * Portuguese still have the MathML, the others read the name.
 */
const withWords = (markup: string, tex: string): string =>
  markup.replace('<math', () => `<math${attributesAsHtml({ 'aria-label': spokenFormula(tex) })}`);

const problems = {
  long: `tem mais de ${formulaLimits.length} caracteres`,
  cells: `tem mais de ${formulaLimits.cells} células`,
  percent: 'tem % sem barra antes; escreva \\%',
  size: 'tem uma medida grande demais',
  forbidden: (command: string) => `usa ${command}, que não é aceito aqui`,
};

/** True for a formula with a length of its own that KaTeX's `maxSize` does not limit: negative ones would cover the text. */
const isTooLarge = (tex: string): boolean =>
  [...tex.matchAll(lengths)].some(([, value, unit = '']) => {
    return Math.abs(Number(value)) * (emPer[unit] ?? 1) > formulaLimits.em;
  });

const lengths =
  /\\(?:h(?:space|skip)|m?kern|mskip|rule|raisebox|\\)[^a-zA-Z\d.-]*(-?[\d.]+)\s*([a-z]{2})/g;
const emPer: Readonly<Record<string, number>> = {
  pt: 0.1,
  mu: 0.06,
  ex: 0.5,
  mm: 0.3,
  cm: 3,
  in: 7,
};

/** True if a part of the formula that no line breaks may not fit into a line of a phone: of a display, all of it. */
function isWide(markup: string, isDisplay: boolean): boolean {
  const [, ...bases] = markup.split('class="katex-base"');
  const lengthsOfBases = bases.map((base) => base.replace(/<[^<>]*>|&\w+;/g, '').length);
  const longest = isDisplay
    ? lengthsOfBases.reduce((sum, length) => sum + length, 0)
    : Math.max(...lengthsOfBases);
  return longest > formulaLimits.inOneLine;
}

/** KaTeX's message in Portuguese. */
function problemOf({ rawMessage }: katex.ParseError): string {
  for (const [pattern, inPortuguese] of messages) {
    const found = pattern.exec(rawMessage);
    if (found) return inPortuguese(found[1] ?? '');
  }
  return 'não pôde ser lida';
}

const messages: readonly [RegExp, (part: string) => string][] = [
  [/^Undefined control sequence: (\S+)/, (name) => `usa ${name}, que não existe`],
  [/^Expected 'EOF', got '(.*)'$/, (sign) => `tem ${sign} fora do lugar`],
  [/^Expected '(.*)', got 'EOF'$/, (sign) => `termina cedo demais: falta ${sign}`],
  [/^Unexpected end of input.* expected '(.*)'$/, (sign) => `termina cedo demais: falta ${sign}`],
  [/^Double (?:sub|super)script/, () => 'tem dois índices ou dois expoentes seguidos; use chaves'],
  [/^No such environment: (.*)/, (name) => `usa o ambiente ${name}, que não existe`],
  [/^Mismatch/, () => 'tem um \\begin que não combina com o \\end'],
  [/^Too many expansions/, () => 'é grande demais'],
  [/^Expected group after '(.*)'$/, (sign) => `não tem nada depois de ${sign}`],
  [/^Can't use function '(.*)' in/, (name) => `usa ${name} fora do lugar`],
  [/^(\\\w+) (?:works|valid) only/, (name) => `usa ${name} fora do lugar`],
];
