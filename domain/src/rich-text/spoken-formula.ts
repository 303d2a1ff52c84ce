import { plainFormula } from './plain-formula.ts';
import { closed, fraction, root, script, tableWords, tidy } from './spoken-phrases.ts';
import { spokenReaction } from './spoken-reaction.ts';
import {
  silent,
  spokenAccents,
  spokenFunctions,
  spokenSets,
  spokenSigns,
  spokenSums,
} from './spoken-words.ts';
import { readGroup } from './tex-group.ts';

/**
 * A formula in Portuguese words, for screen readers: `x^2 \le \sqrt 2` is 'x ao quadrado é menor ou igual a raiz quadrada
 * de 2'. A part of several words has its end said. An unknown command is its name; a formula without words, or one
 * that is nested too deeply, has its plain form.
 */
export function spokenFormula(tex: string): string {
  const tokens = tex.match(/\\[a-zA-Z]+\*?|\\[^]|\d+(?:(?:[.,]|\{,\})\d+)*|\s+|[^]/g) ?? [];
  const reading = { tokens, at: 0, depth: 0, isTooDeep: false };
  const spoken = tidy(readTo(reading, null));
  return spoken === '' || reading.isTooDeep ? plainFormula(tex) : spoken;
}

interface Reading {
  tokens: string[];
  at: number;
  depth: number;
  isTooDeep: boolean;
}

const maxDepth = 100;

/** Everything up to the token `end`, or to the end of a cell (`&`), a row (`\\`) or an environment. */
function readTo(reading: Reading, end: string | null): string {
  let words = '';
  while (reading.at < reading.tokens.length) {
    const token = reading.tokens[reading.at];
    if (token === end || (end === '\\end' && (token === '&' || token === '\\\\'))) break;
    words += ` ${readOne(reading)}`;
  }
  if (end !== '\\end') reading.at += 1;
  return words;
}

function readOne(reading: Reading): string {
  const token = reading.tokens[reading.at++] ?? '';
  if (token === '{') return inside(reading, () => readTo(reading, '}'));
  if (token === '^' || token === '_') return script(token, argument(reading));
  if (/^(?:[\s}&~]|\\[,:;! \\])/.test(token)) return token === '\\\\' ? ';' : ' ';
  const sign = spokenSigns.get(token);
  if (sign !== undefined) return sign;
  if (/^\d/.test(token)) return token.replaceAll('{,}', ',');
  return token.startsWith('\\') ? command(token.slice(1).replace('*', ''), reading) : token;
}

function inside(reading: Reading, read: () => string): string {
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

/** The next group or sign in words. Of a number it is the first digit, as in `\frac12`. */
function argument(reading: Reading): string {
  skipSpaces(reading);
  const token = reading.tokens[reading.at] ?? '';
  if (/^\d./.test(token)) {
    reading.tokens[reading.at] = token.slice(1);
    return token.slice(0, 1);
  }
  return tidy(inside(reading, () => readOne(reading)));
}

function skipSpaces(reading: Reading): void {
  while (/^\s/.test(reading.tokens[reading.at] ?? '')) reading.at += 1;
}

/** The next group as it is written. */
function source(reading: Reading): string {
  skipSpaces(reading);
  if (reading.tokens[reading.at] !== '{') return reading.tokens[reading.at++] ?? '';
  return readGroup(reading);
}

function option(reading: Reading): string {
  skipSpaces(reading);
  if (reading.tokens[reading.at] !== '[') return '';
  reading.at += 1;
  return tidy(inside(reading, () => readTo(reading, ']')));
}

/** The scripts behind a function or a sum, each in words. */
function scripts(reading: Reading): { below: string; above: string } {
  const found = { below: '', above: '' };
  for (;;) {
    skipSpaces(reading);
    const token = reading.tokens[reading.at] ?? '';
    if (token !== '_' && token !== '^' && !/^\\(?:no)?limits$/.test(token)) return found;
    reading.at += 1;
    if (token === '_') found.below = argument(reading);
    if (token === '^') found.above = argument(reading);
  }
}

function named(name: string, words: string, reading: Reading): string {
  const { below, above } = scripts(reading);
  const power = above && script('^', above);
  if (name === 'lim')
    return `limite${below && `, quando ${below.replace(/ para /, ' tende a ')},`} de`;
  if (name === 'log') return `${words} ${power} ${below && `na base ${below}`} de`;
  return `${words} ${power} ${below && script('_', below)} de`;
}

function sum(words: string, reading: Reading): string {
  const { below, above } = scripts(reading);
  if (below && above) return `${words} de ${below} até ${above}, de`;
  return below ? `${words} em ${below}, de` : `${words} de`;
}

function command(name: string, reading: Reading): string {
  const ofFunction = spokenFunctions.get(name);
  if (ofFunction) return named(name, ofFunction, reading);
  const ofSum = spokenSums.get(name);
  if (ofSum) return sum(ofSum, reading);
  const accented = spokenAccents.get(name);
  if (accented) return accented(argument(reading));
  switch (name) {
    case 'frac':
    case 'dfrac':
    case 'tfrac':
    case 'cfrac':
      return fraction(argument(reading), argument(reading));
    case 'binom':
      return `binomial de ${argument(reading)} sobre ${argument(reading)},`;
    case 'sqrt':
      return `${root(option(reading))} de ${closed(argument(reading), 'fim da raiz')}`;
    case 'ce':
      return `${spokenReaction(source(reading))} `;
    case 'text':
    case 'textbf':
    case 'textit':
    case 'textrm':
    case 'mbox':
      return source(reading).replace(/\\(.)/g, '$1');
    case 'operatorname': {
      const operator = source(reading);
      return named(operator, spokenFunctions.get(operator) ?? operator, reading);
    }
    case 'mathrm':
      return source(reading)
        .replace(/\\[,; ]|~/g, ' ')
        .replace(/\\/g, '');
    case 'mathbb': {
      const set = source(reading);
      return spokenSets.get(set) ?? set;
    }
    case 'begin':
      return inside(reading, () => environment(source(reading), reading));
    case 'end':
    case 'color':
    case 'hspace':
    case 'phantom':
      source(reading);
      return ' ';
    case 'textcolor':
      source(reading);
      return argument(reading);
    default:
      return silent.has(name) ? ' ' : name;
  }
}

/** The rows of a system or a matrix. */
function environment(name: string, reading: Reading): string {
  if (name === 'array') source(reading);
  const rows: string[][] = [[]];
  while (reading.at < reading.tokens.length) {
    rows.at(-1)?.push(tidy(readTo(reading, '\\end')));
    const token = reading.tokens[reading.at++];
    if (token === '\\\\') {
      option(reading);
      rows.push([]);
    }
    if (token === '\\end') break;
  }
  source(reading);
  return tableWords(name, rows);
}
