import { named, limit } from './spoken-functions.ts';
import { closed, enclosed, marked, root, tidy } from './spoken-phrases.ts';
import { spokenReaction } from './spoken-reaction.ts';
import {
  argument,
  inside,
  isBase,
  option,
  peek,
  scripts,
  skipSpaces,
  source,
  upright,
  type Reading,
} from './spoken-reading.ts';
import { spokenTable, tableWithin, tables } from './spoken-tables.ts';
import { spokenFunctions, spokenMarks, spokenSets } from './spoken-words.ts';
import { operatorOf, unitTex } from './tex-group.ts';

const structures: Readonly<Record<string, (reading: Reading) => string>> = {
  sqrt: (reading) => {
    const index = option(reading);
    const words = argument(reading);
    return root(index, words, isBase(reading));
  },
  ce: (reading) => `${spokenReaction(source(reading), (tex) => upright(tex, reading))} `,
  pu: (reading) => upright(unitTex(source(reading)), reading),
  mathrm: (reading) => upright(source(reading), reading),
  operatorname: operator,
  operatornamewithlimits: operator,
  mathbb: (reading) => {
    const set = source(reading);
    return spokenSets.get(set) ?? tidy(upright(set, reading));
  },
  not: (reading) => {
    const words = argument(reading);
    return words === 'é igual a' ? 'é diferente de' : `não ${words}`;
  },
  mid: middleBar,
  pmod: (reading) => `módulo ${closed(argument(reading), 'fim do módulo')}`,
  pod: (reading) => `módulo ${closed(argument(reading), 'fim do módulo')}`,
  mod: () => 'módulo',
  bmod: () => 'módulo',
  overset: (reading) => stacked(reading, 'acima'),
  stackrel: (reading) => stacked(reading, 'acima'),
  underset: (reading) => stacked(reading, 'abaixo'),
  overbrace: (reading) => braced(reading, 'acima'),
  underbrace: (reading) => braced(reading, 'abaixo'),
  tag: (reading) => `, equação ${argument(reading)}`,
  left: (reading) => {
    const table = tables[peek(reading)];
    skipSpaces(reading);
    if (peek(reading) === '.' || (table && peek(reading, 1) === '\\begin')) reading.at += 1;
    return table && peek(reading) === '\\begin' ? tableWithin(table, reading) : ' ';
  },
  right: (reading) => {
    if (peek(reading) !== '.') return ' ';
    skipSpaces(reading);
    reading.at += 1;
    return ' ';
  },
  begin: (reading) => inside(reading, () => spokenTable(source(reading), reading)),
  end: (reading) => source(reading) && ' ',
};

/** The words of commands with a form of their own, by their names. */
export const spokenStructures: ReadonlyMap<string, (reading: Reading) => string> = new Map(
  Object.entries(structures),
);

function operator(reading: Reading): string {
  const name = operatorOf(source(reading));
  return named(name, spokenFunctions.get(name) ?? name, reading);
}

/** A sign or word above (`acima`) or below a base. */
function stacked(reading: Reading, side: string): string {
  const label = argument(reading);
  const base = argument(reading);
  if (label === 'arco') return marked(spokenMarks.arc, base);
  if (base.startsWith('limite')) return limit(base.replace(/ de$/, ''), label);
  return `${base}, com ${label} ${side},`;
}

function braced(reading: Reading, side: string): string {
  const part = { before: `chave ${side} de`, of: 'da chave', kind: 'chave a' };
  const words = enclosed(part, argument(reading), true);
  const { below, above } = scripts(reading);
  const note = below || above;
  return note ? `${words} com a nota ${closed(note, 'fim da nota')},` : words;
}

/** The bar of a set, of a conditional probability, or between a divisor and its multiple. */
function middleBar({ tokens, at }: Reading): string {
  let closedBefore = 0;
  for (let place = at - 2; place >= 0; place -= 1) {
    const token = tokens[place] ?? '';
    if (/^(?:\)|\\\}|\\rbrace)$/.test(token)) closedBefore += 1;
    if (!/^(?:\(|\\\{|\\lbrace)$/.test(token)) continue;
    if (closedBefore === 0) {
      if (token !== '(') return 'tal que';
      return /^(?:P|\\Pr)$/.test(tokens[place - 1] ?? '') ? 'dado' : 'divide';
    }
    closedBefore -= 1;
  }
  return 'divide';
}
