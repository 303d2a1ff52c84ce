import { formulaSigns } from './formula-signs.ts';
import { portugueseFunctions } from './portuguese-functions.ts';

const escaped = new Map(
  Object.entries({
    '\\': '\\backslash',
    '{': '\\{',
    '}': '\\}',
    '%': '\\%',
    '#': '\\#',
    $: '\\$',
    '&': '\\&',
    _: '\\_',
    '^': '\\wedge',
    '~': '\\sim',
    '\u2212': '-',
    '\u2013': '-',
    '\u2217': '*',
    '\u2032': "'",
    '\u2033': "''",
    '\u2044': '/',
    '\u00b7': '\\cdot',
    '\u2026': '\\dots',
    '\u2016': '\\|',
    '\u2225': '\\parallel',
    '\u00a0': '\\ ',
    '\u00b0': '^{\\circ}',
    '\u00b2': '^{2}',
    '\u00b3': '^{3}',
  }),
);

/** The command of each sign; the first of several names. */
const commands = new Map<string, string>();
for (const [name, sign] of formulaSigns) {
  if (!commands.has(sign) && /^[a-zA-Z]+$/.test(name) && !/^[\w\s!-/:-@[-`{-~]$/.test(sign))
    commands.set(sign, `\\${name}`);
}

/** Signs without width, such as that between a function and its argument. */
const unseen = /[\u200b-\u200d\u2060-\u2064\ufeff]/g;

const functions = new Set(
  `sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp lim max min sup inf det gcd dim ker deg
  arg`.split(/\s+/),
);

/** The command of a function by its name: `\sin`, `\sen`. */
export const functionCommand = (name: string): string | null =>
  functions.has(name) || `\\${name}` in portugueseFunctions ? `\\${name}` : null;

/** Text of a formula as TeX, sign by sign. */
export const texOfSigns = (text: string): string =>
  joinTex(
    Array.from(text.replace(unseen, '').replace(/(?<=\d),(?=\d)/g, '\u0000'), (sign) =>
      sign === '\u0000' ? '{,}' : (escaped.get(sign) ?? commands.get(sign) ?? sign.trim()),
    ),
  );

/** Words in a formula. */
export const texOfWords = (text: string): string => {
  const words = text.replace(unseen, '').replace(/\s+/g, ' ');
  if (words.trim() === '') return words === '' ? '' : '\\ ';
  return `\\text{${words.replace(/[\\{}%#$&_^~]/g, (sign) => textSigns[sign] ?? `\\${sign}`)}}`;
};
const textSigns: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash ',
  '^': '\\textasciicircum ',
  '~': '\\textasciitilde ',
};

/** Parts of a formula one after the other; a letter behind a command needs a space. */
export function joinTex(parts: readonly string[]): string {
  const written = parts.filter((part) => part !== '');
  return written
    .map((part, at) =>
      endsCommand(written[at - 1] ?? '') && /^[a-zA-Z]/.test(part) ? ` ${part}` : part,
    )
    .join('');
}

/** The longest name of a command has fewer letters. */
const endsCommand = (tex: string): boolean => /\\[a-zA-Z]+$/.test(tex.slice(-30));

/** A part that a command or a script takes as one. */
export const grouped = (tex: string): string =>
  /^(?:[a-zA-Z\d]|\\[a-zA-Z]+)$/.test(tex) ? tex : `{${tex}}`;

const accents: Readonly<Record<string, string>> = {
  '\u00af': 'bar',
  '\u203e': 'bar',
  '\u0304': 'bar',
  '\u0305': 'bar',
  '\u2015': 'bar',
  _: 'bar',
  '-': 'bar',
  '^': 'hat',
  '\u02c6': 'hat',
  '\u0302': 'hat',
  '~': 'tilde',
  '\u02dc': 'tilde',
  '\u0303': 'tilde',
  '\u2192': 'vec',
  '\u20d7': 'vec',
  '.': 'dot',
  '\u02d9': 'dot',
  '\u0307': 'dot',
  '\u00a8': 'ddot',
  '\u0308': 'ddot',
  '\u23de': 'overbrace',
};
const wide: Readonly<Record<string, string>> = {
  bar: 'overline',
  hat: 'widehat',
  tilde: 'widetilde',
  vec: 'overrightarrow',
};

/** A part with a sign over it; null for a sign that is no accent. */
export function accented(base: string, sign: string): string | null {
  const name = accents[sign];
  if (!name) return null;
  const isLong = !/^(?:[a-zA-Z\d]|\\[a-zA-Z]+)$/.test(base);
  return `\\${(isLong && wide[name]) || name}{${base}}`;
}

/** Delimiters as `\left` and `\right` take them. */
const delimiters: Readonly<Record<string, string>> = {
  '': '.',
  '{': '\\{',
  '}': '\\}',
  '\u27e8': '\\langle',
  '\u2329': '\\langle',
  '\u27e9': '\\rangle',
  '\u232a': '\\rangle',
  '\u2016': '\\|',
  '\u2223': '|',
  '\u230a': '\\lfloor',
  '\u230b': '\\rfloor',
  '\u2308': '\\lceil',
  '\u2309': '\\rceil',
};
const matrices: Readonly<Record<string, string>> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
  '\u2016\u2016': 'Vmatrix',
  '{': 'cases',
};

const matrix = /^\\begin\{matrix\}((?:(?!\\begin\{).)*)\\end\{matrix\}$/s;

/** A part between delimiters, which are as high as it is. */
export function delimited(open: string, inside: string, close: string): string {
  const environment = matrices[open + close];
  const [, rows] = environment ? (matrix.exec(inside) ?? []) : [];
  if (rows !== undefined) return `\\begin{${environment}}${rows}\\end{${environment}}`;
  const [left, right] = [open, close].map((sign) => delimiters[sign] ?? sign) as [string, string];
  const isHigh =
    left === '.' || right === '.' || /\\(?:frac|binom|begin|sum|int|prod)/.test(inside);
  return isHigh
    ? joinTex([`\\left${left}`, inside, `\\right${right}`])
    : joinTex([left, inside, right]);
}

/** Rows of cells. */
export const table = (rows: readonly (readonly string[])[], environment = 'matrix'): string =>
  `\\begin{${environment}}${rows.map((cells) => cells.join('&')).join('\\\\')}\\end{${environment}}`;
