import type { Mark } from './formula-commands.ts';

/** Characters that combine with the one before. */
const combining: Readonly<Record<Mark, string>> = {
  bar: '\u0305',
  vector: '\u20d7',
  left: '\u20d6',
  line: '\u20e1',
  hat: '\u0302',
  tilde: '\u0303',
  dot: '\u0307',
  dots: '\u0308',
  ring: '\u030a',
  check: '\u030c',
  acute: '\u0301',
  grave: '\u0300',
  arc: '\u0311',
  cancelled: '\u0336',
};

/** A mark above a character, above each of some letters or digits, or behind several terms in parentheses. */
export function withMark(mark: Mark, text: string): string {
  const sign = combining[mark];
  const isWord = /^[\p{L}\p{N}]*$/u.test(text);
  const isEach = mark === 'bar' || mark === 'cancelled' || text.length < 2;
  if (isWord && isEach) return text.replace(/./gu, `$&${sign}`).normalize('NFC');
  return `(${text})${sign}`;
}
