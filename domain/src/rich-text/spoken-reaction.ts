import { formulaSigns } from './formula-signs.ts';
import { leftScripts, script, tidy } from './spoken-phrases.ts';
import { spokenSigns } from './spoken-words.ts';

/**
 * A formula or reaction of mhchem in words: `2H2 + O2 -> 2H2O` is '2 H 2 mais O 2 produz 2 H 2 O'. `formula` gives the words of
 * the mathematics in it.
 */
export function spokenReaction(written: string, formula: (tex: string) => string): string {
  let words = '';
  let at = 0;
  while (at < written.length) {
    const [found, say] = next(written, at);
    words += say(found, formula);
    at += found[0].length;
  }
  return words;
}

type Say = (found: RegExpExecArray, formula: (tex: string) => string) => string;

function next(written: string, at: number): [RegExpExecArray, Say] {
  for (const [pattern, say] of rules) {
    pattern.lastIndex = at;
    const found = pattern.exec(written);
    if (found) return [found, say];
  }
  throw new Error('The last rule matches any character');
}

/** Patterns at a place of a reaction, and their words. The first one that matches holds. */
const rules: readonly (readonly [RegExp, Say])[] = [
  [
    /(<=>>?|<<=>|<-->|<->|->|<-)(?:\[((?:[^[\]]|\[[^[\]]*\])*)\])?(?:\[((?:[^[\]]|\[[^[\]]*\])*)\])?/y,
    ([, arrow = '', above = '', below = ''], formula) => {
      const labels = [
        above && `${label(above, formula)} acima`,
        below && `${label(below, formula)} abaixo`,
      ].filter(Boolean);
      const what = arrow === '->' ? 'produz' : arrow === '<-' ? 'vem de' : 'em equilíbrio com';
      return ` ${what}${labels.length > 0 ? `, com ${labels.join(' e ')},` : ''} `;
    },
  ],
  [/\$([^$]*)\$/y, ([, tex = ''], formula) => ` ${formula(tex)} `],
  [/\\(?:frac|dfrac)\{(\d+)\}\{(\d+)\}/y, ([, above, below]) => ` ${above} sobre ${below} `],
  [
    /\\(?:text|mathrm)?\s*(?=\{)|\\([a-zA-Z]+)\s*/y,
    ([, name = '']) => {
      const sign = formulaSigns.get(name) ?? '';
      return ` ${sign === '·' ? 'ponto' : (spokenSigns.get(sign) ?? '')} `;
    },
  ],
  [/\((aq|s|l|g|v)\)/y, ([, state = '']) => `, ${states[state]}, `],
  // The mass number and the atomic number stand before the symbol.
  [
    /(?<![A-Za-z\d)\]}])(?:\{\})?\^\{?(-?\d+)\}?(?:_\{?(-?\d+)\}?)?(?=[A-Za-z\\])/y,
    ([, mass = '', atomic = '']) => ` ${leftScripts(spokenNumber(mass), spokenNumber(atomic))} `,
  ],
  [
    /(?<![A-Za-z\d)\]}])(?:\{\})?_\{?(-?\d+)\}?\^\{?(-?\d+)\}?(?=[A-Za-z\\])/y,
    ([, atomic = '', mass = '']) => ` ${leftScripts(spokenNumber(mass), spokenNumber(atomic))} `,
  ],
  [/\^\{?(\d*)([+-])\}?/y, ([, digits = '', sign = '']) => charge(digits, sign)],
  [/(?<=\s)\^(?=\s|$)/y, () => ', desprende-se, '],
  [/(?<=\s)v(?=\s|$)/y, () => ', precipita, '],
  [
    /\^\{?(I{1,3}|IV|VI{0,2})\}?(?![A-Za-z])/y,
    ([, roman = '']) => `, número de oxidação ${romans.indexOf(roman) + 1}, `,
  ],
  [/\^\{?([^{}\s^_]+)\}?/y, ([, above = '']) => ` ${script('^', above.split('').join(' '))} `],
  [/_\{?([^{}\s^_]+)\}?/y, ([, below = '']) => ` ${below} `],
  [/(?<=[A-Za-z\d)\]])([+-])(?=[\s,(]|$)/y, ([, sign = '']) => charge('', sign)],
  [/\s\+\s/y, () => ' mais '],
  [/\s-\s/y, () => ' menos '],
  [/(?<=[A-Za-z\d)\]])([-=#])(?=[A-Za-z\d([])/y, ([, bond = '']) => ` ${bonds[bond]} `],
  [/(?<=[A-Za-z)\]])\d+/y, ([digits]) => ` ${digits} `],
  [/\d+(?:[.,]\d+)?(?:\/\d+)?/y, ([digits]) => ` ${digits.replace('/', ' sobre ')} `],
  [/[.*](?=\s*[\dA-Za-z(])/y, () => ' ponto '],
  // A word of one syllable would be read: 'Na' is the symbol N a.
  [/(?<!\p{L})(?:[A-Z][a-z]?)+(?![\p{Ll}])/uy, ([symbols]) => symbols.split('').join(' ')],
  [/\p{L}+/uy, ([word]) => word],
  [/[{}_^$\\]/y, () => ' '],
  [/[^]/y, ([sign]) => (/[()[\]+=-]/.test(sign) ? ` ${spokenSigns.get(sign)} ` : sign)],
];

/** A substance or words above or below an arrow. */
const label = (written: string, formula: (tex: string) => string): string =>
  tidy(spokenReaction(written.replace(/^\{|\}$/g, ''), formula));

const spokenNumber = (digits: string): string => digits.replace('-', 'menos ');

const states: Readonly<Record<string, string>> = {
  aq: 'aquoso',
  s: 'sólido',
  l: 'líquido',
  g: 'gasoso',
  v: 'vapor',
};

const bonds: Readonly<Record<string, string>> = {
  '-': 'ligação simples',
  '=': 'ligação dupla',
  '#': 'ligação tripla',
};

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

const charge = (digits: string, sign: string): string =>
  `, carga ${digits ? `${digits} ` : ''}${sign === '+' ? 'mais' : 'menos'},`;
