import {
  binomials,
  coloured,
  fractions,
  functionNames,
  labelledArrows,
  marks,
  spaces,
  texts,
  unseen,
} from './formula-commands.ts';
import { formulaSigns } from './formula-signs.ts';
import { withMark } from './plain-marks.ts';
import { plainReaction } from './plain-reaction.ts';
import { inScript } from './scripts.ts';
import { operatorOf, readGroup, unitTex, withoutLengths, wordsOfText } from './tex-group.ts';

/**
 * A formula in Unicode characters: `\frac{x^2}{\sqrt 2}` is x²/√2. For lists, the bin, exports and the history, which
 * contain no drawings. The result contains no backslash; of an unknown command only
 * the arguments stay.
 */
export const plainFormula = (tex: string): string => plainWithin(tex, 0);

/** A formula within another one, `depth` groups deep. */
const plainWithin = (tex: string, depth: number): string =>
  depth < maxDepth
    ? readAll({ tokens: withoutLengths(tex).match(tokensIn) ?? [], at: 0, depth }, null)
        .replace(/\\/g, '')
        .replace(/\s+/g, ' ')
        .replace(/ (?=[,;:!?)])|(?<=\() /g, '')
        .trim()
    : '';

const tokensIn = /\\[a-zA-Z]+\*?|\\[^]|[^]/g;

interface Reading {
  tokens: readonly string[];
  at: number;
  depth: number;
}

/** Deeper groups are left out: nobody reads them in a list, and each is a call. */
const maxDepth = 100;

/** Everything up to the token `end`. */
function readAll(reading: Reading, end: '}' | ']' | null): string {
  let text = '';
  reading.depth += 1;
  while (reading.at < reading.tokens.length) {
    if (reading.tokens[reading.at] === end) {
      reading.at += 1;
      break;
    }
    const infix = infixes.get(reading.tokens[reading.at] ?? '');
    if (infix && reading.depth < maxDepth) {
      reading.at += 1;
      text = infix(text.trim(), readAll(reading, end).trim());
      break;
    }
    const part = readOne(reading);
    // A mixed number: 2 1/2.
    text += /\d$/.test(text) && /^\d+\/\d/.test(part) ? ` ${part}` : part;
  }
  reading.depth -= 1;
  return text;
}

const infixes: ReadonlyMap<string, (above: string, below: string) => string> = new Map([
  ['\\over', (above, below) => `${bracketed(above)}/${bracketed(below)}`],
  ['\\choose', (above, below) => `C(${above}, ${below})`],
]);

function readOne(reading: Reading): string {
  const token = reading.tokens[reading.at++] ?? '';
  if (token === '{') return reading.depth < maxDepth ? readAll(reading, '}') : '';
  if (token === '}') return '';
  if (token === '^' || token === '_') return script(token, argument(reading));
  if (token === '&' || token === '~') return ' ';
  if (token === '-') return '−';
  if (token === "'") return '′';
  if (!token.startsWith('\\')) return token;
  return command(token.slice(1).replace('*', ''), reading);
}

function command(name: string, reading: Reading): string {
  if (fractions.has(name)) {
    const above = bracketed(argument(reading));
    const written = `${above}/${bracketed(argument(reading))}`;
    return isBase(reading) ? `(${written})` : written;
  }
  if (binomials.has(name)) return `C(${argument(reading)}, ${argument(reading)})`;
  if (texts.has(name))
    return wordsOfText(source(reading), (tex) => plainWithin(tex, reading.depth + 1));
  const mark = marks.get(name);
  if (mark) return withMark(mark, argument(reading));
  const arrow = labelledArrows.get(name);
  if (arrow) return ` ${arrow}${labels(option(reading), argument(reading))} `;
  if (unseen.has(name)) return source(reading) && ' ';
  if (coloured.has(name)) {
    source(reading);
    return argument(reading);
  }
  if (spaces.has(name)) return ' ';
  if (functionNames.has(name)) return name;
  return structures.get(name)?.(reading) ?? formulaSigns.get(name) ?? '';
}

const structures: ReadonlyMap<string, (reading: Reading) => string> = new Map(
  Object.entries<(reading: Reading) => string>({
    sqrt: (reading) => {
      const index = option(reading);
      return `${index ? inScript('p', index) : ''}√${bracketed(argument(reading))}`;
    },
    ce: (reading) => plainReaction(source(reading), (tex) => plainWithin(tex, reading.depth + 1)),
    pu: (reading) => plainWithin(unitTex(source(reading)), reading.depth + 1),
    underbrace: braced,
    overbrace: braced,
    operatorname: (reading) => operatorOf(source(reading)),
    not: (reading) => struck(argument(reading)),
    overset: (reading) => stacked(reading),
    stackrel: (reading) => stacked(reading),
    underset: (reading) => {
      const below = argument(reading);
      return `${argument(reading)}${inScript('b', below)}`;
    },
    pmod: (reading) => ` (mod ${argument(reading)})`,
    pod: (reading) => ` (${argument(reading)})`,
    mod: () => ' mod ',
    bmod: () => ' mod ',
    tag: (reading) => ` (${argument(reading)})`,
    begin: (reading) => {
      if (/^array$|at\*?$/.test(source(reading))) source(reading);
      return ' ';
    },
    end: (reading) => source(reading) && ' ',
    left: withoutPoint,
    right: withoutPoint,
    '\\': (reading) => {
      option(reading);
      return '; ';
    },
  }),
);

/** Several terms under a brace with a note. */
function braced(reading: Reading): string {
  const text = argument(reading);
  return isBase(reading) ? bracketed(text) : text;
}

const isBase = ({ tokens, at }: Reading): boolean => /^[\^_]$/.test(tokens[at] ?? '');

/** A side without a bracket is `\left.` or `\right.`. */
function withoutPoint(reading: Reading): string {
  if (reading.tokens[reading.at] === '.') reading.at += 1;
  return '';
}

/** A sign with a stroke, for signs that have such a form. */
const struck = (sign: string): string => `${sign}\u0338`.normalize('NFC');

/** Above a base: an arc is a mark, others are raised. */
function stacked(reading: Reading): string {
  const above = argument(reading);
  const base = argument(reading);
  return above === '⌢' ? withMark('arc', base) : `${base}${above && inScript('p', above)}`;
}

const labels = (below: string, above: string): string =>
  above || below ? `[${[above, below].filter(Boolean).join('; ')}]` : '';

/** The next group or sign, as plain text. */
function argument(reading: Reading): string {
  while (reading.tokens[reading.at] === ' ') reading.at += 1;
  return reading.depth < maxDepth ? deeper(reading) : '';
}

function deeper(reading: Reading): string {
  reading.depth += 1;
  const text = readOne(reading).trim();
  reading.depth -= 1;
  return text;
}

/** The next group as it is written: text and reactions have a syntax of their own. */
function source(reading: Reading): string {
  if (reading.tokens[reading.at] !== '{') return argument(reading);
  return readGroup(reading);
}

function option(reading: Reading): string {
  if (reading.tokens[reading.at] !== '[') return '';
  reading.at += 1;
  return readAll(reading, ']').trim();
}

const script = (sign: string, text: string): string => {
  if (sign === '^' && (text === '∘' || text === '°')) return '°';
  if (sign === '^' && /^′+$/.test(text)) return text;
  return text === '' ? '' : inScript(sign === '^' ? 'p' : 'b', text);
};

/** A numerator, denominator or radicand; one of several terms needs parentheses. */
const bracketed = (text: string): string =>
  /^(?:[\p{L}\p{M}\p{N}.,√∞°′¹²³⁰-ₜ]*|\(.*\))$/u.test(text) ? text : `(${text})`;
