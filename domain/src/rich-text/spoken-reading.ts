import { binomial, fraction, leftScripts, script, tidy } from './spoken-phrases.ts';
import { spokenSigns, spokenUnits } from './spoken-words.ts';
import { readGroup, withoutLengths } from './tex-group.ts';

/** A formula that is put into words: its tokens, and the place of the next one. */
export interface Reading {
  tokens: string[];
  at: number;
  depth: number;
  isTooDeep: boolean;
  /** True in Roman letters, in which units are written. */
  isUpright: boolean;
  /** The words of a command and of what belongs to it. */
  command: (name: string, reading: Reading) => string;
}

export const readingOf = (
  tex: string,
  command: Reading['command'],
  isUpright = false,
): Reading => ({
  tokens: withoutLengths(tex).match(isUpright ? uprightTokens : tokensIn) ?? [],
  at: 0,
  depth: 0,
  isTooDeep: false,
  isUpright,
  command,
});

const tokensIn = /\\[a-zA-Z]+\*?|\\[^]|\{,\}|\d+(?:(?:[.,]|\{,\})\d+)*|\s+|[^]/g;
const uprightTokens = new RegExp(String.raw`\p{L}+|${tokensIn.source}`, 'gu');

export function skipSpaces(reading: Reading): void {
  while (/^\s/.test(reading.tokens[reading.at] ?? '')) reading.at += 1;
}

/** The next token that is no space, or the one behind it (`further` 1). */
export function peek({ tokens, at }: Reading, further = 0): string {
  let left = further;
  for (let place = at; place < tokens.length; place += 1) {
    const token = tokens[place] ?? '';
    if (/^\s/.test(token)) continue;
    if (left === 0) return token;
    left -= 1;
  }
  return '';
}

/** The next group as it is written. */
export function source(reading: Reading): string {
  skipSpaces(reading);
  if (reading.tokens[reading.at] !== '{') return reading.tokens[reading.at++] ?? '';
  return readGroup(reading);
}

/** False for a script, just read, that has nothing before it: at the start, after an empty group or a sign. */
function hasBase({ tokens, at }: Reading): boolean {
  let place = at - 2;
  while (/^(?:\s|\\[,;:! ]|\\q?quad$)/.test(tokens[place] ?? '')) place -= 1;
  const before = tokens[place] ?? '';
  if (before === '}') return tokens[place - 1] !== '{';
  return !/^(?:[{([=+<>&,;:-]|\\(?:to|rightarrow|longrightarrow|\\))?$/.test(before);
}

const maxDepth = 100;

/** Everything up to the token `end`, or to the end of a cell (`&`), a row (`\\`) or an environment. */
export function readTo(reading: Reading, end: string | null): string {
  let words = '';
  while (reading.at < reading.tokens.length) {
    const token = reading.tokens[reading.at] ?? '';
    if (token === end || (end === '\\end' && (token === '&' || token === '\\\\'))) break;
    const combine = infixes.get(token);
    if (combine) {
      reading.at += 1;
      return combine(tidy(words), tidy(inside(reading, () => readTo(reading, end))));
    }
    words += ` ${readOne(reading)}`;
  }
  if (end !== '\\end') reading.at += 1;
  return words;
}

const infixes: ReadonlyMap<string, (above: string, below: string) => string> = new Map([
  ['\\over', fraction],
  ['\\choose', binomial],
]);

function readOne(reading: Reading): string {
  const token = reading.tokens[reading.at++] ?? '';
  if (token === '{') return inside(reading, () => readTo(reading, '}'));
  if (token === '^' || token === '_') return scriptAt(token, reading);
  if (/^(?:[\s}&~]|\\[,:;!> \\])/.test(token)) return token === '\\\\' ? ';' : ' ';
  if (/^\d/.test(token)) return numberWords(token);
  if (token === '{,}') return 'vírgula';
  const name = token.startsWith('\\') ? token.slice(1).replace('*', '') : '';
  return name === '' ? signWords(token, reading) : reading.command(name, reading);
}

/** A decimal number, or a list of numbers without spaces: `\{1,2,3\}`. */
const numberWords = (token: string): string =>
  /^\d+(?:,\d+){2,}$/.test(token) ? token.replaceAll(',', ', ') : token.replaceAll('{,}', ',');

export const signWords = (sign: string, { isUpright }: Reading): string =>
  (isUpright ? spokenUnits.get(sign) : undefined) ?? spokenSigns.get(sign) ?? sign;

export function inside(reading: Reading, read: () => string): string {
  if (reading.depth >= maxDepth) {
    reading.isTooDeep = true;
    reading.at = reading.tokens.length;
    return '';
  }
  reading.depth += 1;
  const words = read();
  reading.depth -= 1;
  return words;
}

/** The words of a source within a formula, in Roman letters: a word of several letters stays one. */
export function upright(tex: string, reading: Reading): string {
  const inner = { ...readingOf(tex, reading.command, true), depth: reading.depth };
  const words = tidy(inside(inner, () => readTo(inner, null)));
  reading.isTooDeep ||= inner.isTooDeep;
  return words;
}

/** The next group or sign in words. Of a number it is the first digit, as in `\frac12`. */
export function argument(reading: Reading): string {
  skipSpaces(reading);
  const token = reading.tokens[reading.at] ?? '';
  if (/^\d./.test(token)) {
    reading.tokens[reading.at] = token.slice(1);
    return token.slice(0, 1);
  }
  return tidy(inside(reading, () => readOne(reading)));
}

export function option(reading: Reading): string {
  if (peek(reading) !== '[') return '';
  skipSpaces(reading);
  reading.at += 1;
  return tidy(inside(reading, () => readTo(reading, ']')));
}

/** The scripts behind a function or a sum, each in words. */
export function scripts(reading: Reading): { below: string; above: string } {
  const found = { below: '', above: '' };
  for (;;) {
    const token = peek(reading);
    if (token !== '_' && token !== '^' && !/^\\(?:no)?limits$/.test(token)) return found;
    skipSpaces(reading);
    reading.at += 1;
    if (token === '_') found.below = argument(reading);
    if (token === '^') found.above = argument(reading);
  }
}

/** A script behind its base, or those on the left of a letter: `^{14}_6C`. */
function scriptAt(token: string, reading: Reading): string {
  if (hasBase(reading)) return script(token, argument(reading));
  reading.at -= 1;
  const { below, above } = scripts(reading);
  if (below === '' && !/^(?:menos )?[\d\p{L}]$|^(?:menos )?\d+$/u.test(above))
    return script('^', above);
  return leftScripts(above, below);
}

export const isBase = (reading: Reading): boolean => /^[\^_]$/.test(peek(reading));
