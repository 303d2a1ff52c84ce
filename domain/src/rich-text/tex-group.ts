import { formulaSigns } from './formula-signs.ts';

/** The tokens of a formula, and the place of the next one. */
export interface TexReading {
  tokens: readonly string[];
  at: number;
}

/** The source of the group `{…}` that begins at the next token, without its braces; the reading goes on behind it. */
export function readGroup(reading: TexReading): string {
  let open = 0;
  const start = reading.at + 1;
  do {
    const token = reading.tokens[reading.at++];
    if (token === '{') open += 1;
    if (token === '}') open -= 1;
  } while (open > 0 && reading.at < reading.tokens.length);
  return reading.tokens.slice(start, open > 0 ? reading.at : reading.at - 1).join('');
}

/** A formula without the lengths that only move its parts: `\kern2em`. */
export const withoutLengths = (tex: string): string =>
  tex.replace(/\\(?:m?kern|[hm]skip)\s*-?[\d.]+\s*[a-z]{2}/g, ' ');

/** The words of `\text{…}`. Formulas in them stand between dollar signs. */
export const wordsOfText = (source: string, formula: (tex: string) => string): string =>
  source
    .replace(/(?<!\\)\$([^$]*)\$/g, (_, tex: string) => formula(tex))
    .replace(/\\([a-zA-Z]+)\s*/g, (_, name: string) => formulaSigns.get(name) ?? '')
    .replace(/(?<!\\)[{}]/g, '')
    .replace(/\\(.)|~/g, (_, sign?: string) => (sign && !/[,;: ]/.test(sign) ? sign : ' '));

/** The name of `\operatorname{…}`, also with spaces: `arc\,sen`. */
export const operatorOf = (source: string): string => source.replace(/\\[,;:! ]|[{}\\~\s]/g, '');

/** The source of a quantity of `\pu` as TeX: `1.5e3 J//mol`, `9.8 m s-2`. */
export const unitTex = (written: string): string =>
  written
    .replace(/(?<=\d)e([+-]?\d+)/gi, '\\times 10^{$1}')
    .replace(/\/\//g, '/')
    .replace(/(?<=[a-zA-Z])(-\d+)/g, '^{$1}')
    .replace(/(?<=[a-zA-Z])[.*](?=[a-zA-Z])/g, '\\cdot ');
