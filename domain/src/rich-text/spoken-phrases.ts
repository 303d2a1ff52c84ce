import { trimSigns } from '../trim-signs.ts';
import type { SpokenMark } from './spoken-words.ts';

/** Words in order: white space and pauses between them once. */
export const tidy = (words: string): string =>
  trimSigns(
    words
      .replace(/[\\\s]+/g, ' ')
      .replace(/ ?([,;:.])(?: ?,)*/g, '$1')
      .replace(/,(?=[;:.])/g, '')
      .replace(/([,;:])(?=[^\s\d])/g, '$1 '),
    ' ,;',
  );

const isOneTerm = (words: string): boolean => /^\S*$/.test(words);

const isShort = (words: string): boolean => /^(?:menos )?\S*$/.test(words);

/** Parts of a formula whose words begin with `before`. `of` is the name of their end: 'da raiz'. */
interface Part {
  before: string;
  of: string;
  /** The words by which a part of the same kind is known; `before` by default. */
  kind?: string;
}

/**
 * A part with its end, which the listener hears if it has several words. Around another part of its kind it is the outer
 * one: `x^{a y^b c}` would be `x^a y^{b c}` otherwise.
 */
export function enclosed(
  { before, of, kind = before }: Part,
  words: string,
  isClosed = !isShort(words),
): string {
  if (!isClosed) return `${before} ${words}`;
  if (!words.includes(kind)) return `${before} ${words}, fim ${of},`;
  const outer = of.startsWith('da ') ? 'externa' : `externo${of.startsWith('dos ') ? 's' : ''}`;
  return `${before}, início ${of} ${outer}, ${words}, fim ${of} ${outer},`;
}

/** Words whose end the listener hears if they are several. */
export const closed = (words: string, end: string): string =>
  isShort(words) ? words : `${words}, ${end},`;

/** An exponent (`^`) or an index (`_`) in words. */
export function script(sign: string, words: string): string {
  if (words === '') return '';
  if (sign === '_') return enclosed({ before: 'índice', of: 'do índice' }, words);
  if (words === 'composta com' || words === 'graus') return 'graus';
  if (/^linha( linha)*$/.test(words)) return words;
  if (words === '2') return 'ao quadrado';
  if (words === '3') return 'ao cubo';
  if (words === 'vezes') return 'com asterisco';
  if (words === 'mais' || words === 'menos') return `com sinal de ${words}`;
  if (/^\d+ (?:mais|menos)$/.test(words)) return `com carga ${words}`;
  return enclosed({ before: 'elevado a', of: 'do expoente' }, words);
}

/** Scripts on the left of a letter: of a nuclide, or others. */
export function leftScripts(above: string, below: string): string {
  const isNumber = (words: string) => /^(?:menos )?\d*$/.test(words);
  if (isNumber(above) && isNumber(below)) {
    const mass = above && `número de massa ${above},`;
    return `${mass} ${below && `número atômico ${below},`}`;
  }
  const exponent = above && enclosed({ before: 'expoente à esquerda', of: 'do expoente' }, above);
  return `${exponent} ${below && enclosed({ before: 'índice à esquerda', of: 'do índice' }, below)},`;
}

/** The numerator and the denominator of a fraction. */
export function fraction(above: string, below: string, isBase = false): string {
  if (isOneTerm(above) && isOneTerm(below) && !isBase) return `${above} sobre ${below}`;
  return / sobre /.test(` ${above} ${below} `)
    ? `fração de numerador ${above}, denominador ${below}, fim da fração,`
    : `fração, ${above}, sobre ${below}, fim da fração,`;
}

/** A binomial coefficient, or what is like it. */
export const binomial = (above: string, below: string): string =>
  isOneTerm(above) && isOneTerm(below)
    ? `binomial de ${above} sobre ${below},`
    : `binomial, ${above}, sobre ${below}, fim do binomial,`;

/** A root by its index; '' is 2. */
export function root(index: string, words: string, isBase: boolean): string {
  const degree = degrees.get(index) ?? `de índice ${closed(index, 'fim do índice')}`;
  const part = { before: `raiz ${degree} de`, of: 'da raiz', kind: 'raiz' };
  return enclosed(part, words, isBase || !isShort(words));
}

const degrees: ReadonlyMap<string, string> = new Map([
  ['', 'quadrada'],
  ['2', 'quadrada'],
  ['3', 'cúbica'],
]);

/** A term or terms with a mark above or through them. */
export const marked = (mark: SpokenMark, words: string): string =>
  mark.behind && isOneTerm(words)
    ? `${words} ${mark.behind}`
    : enclosed(mark, words, mark.behind !== undefined || !isShort(words));

/** The rows of a system or a matrix in words, each a list of cells. */
export function tableWords(name: string, rows: readonly (readonly string[])[]): string {
  const filled = rows.filter((cells) => cells.some(Boolean));
  if (!name.includes('matrix')) {
    const lines = filled.map((cells) => cells.join(' ')).join('; ');
    return /cases/.test(name) ? `sistema: ${lines}; fim do sistema,` : `${lines},`;
  }
  const kind = /^v/i.test(name) ? 'determinante' : 'matriz';
  const lines = filled.map((cells, at) => `linha ${at + 1}: ${cells.join(', ')}`).join('; ');
  return `${kind}: ${lines}; fim ${kind === 'matriz' ? 'da' : 'do'} ${kind},`;
}
