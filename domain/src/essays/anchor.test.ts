import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anchorOf, longestQuote, rangesOf } from './anchor.ts';

const rangeIn = (text: string, anchor: Parameters<typeof rangesOf>[1][number]) =>
  rangesOf(text, [anchor])[0] ?? null;

/** The words of a text at which the mark on some words of another text is found. */
function found(text: string, words: string, later = text): string | null {
  const start = text.indexOf(words);
  const anchor = anchorOf(text, { start, end: start + words.length });
  if (!anchor) throw new Error('no anchor');
  const range = rangeIn(later, anchor);
  return range && later.slice(range.start, range.end);
}

it('a mark stays at its words when the text before it grows', () => {
  const text = 'O índice de roubos aumentou. O índice de furtos, também.';
  expect(found(text, 'índice de furtos')).toBe('índice de furtos');
  expect(found(text, 'roubos', `Em 2020, segundo o IBGE, ${text}`)).toBe('roubos');
  expect(found(text, 'roubos', 'O índice de furtos.')).toBeNull();
});

it('the surroundings tell equal words apart', () => {
  const text = 'A educação falha. A saúde falha. A justiça falha.';
  const at = text.indexOf('falha. A justiça');
  const anchor = anchorOf(text, { start: at, end: at + 5 });
  expect(anchor).toMatchObject({ quote: 'falha', suffix: '. A justiça falha.' });
  const later = `Tudo falha. ${text}`;
  expect(anchor && rangeIn(later, anchor)).toEqual({ start: at + 12, end: at + 17 });
});

it('neither NFD nor no-break spaces nor emoji move a mark', () => {
  const text = 'A ação\u00A0\u00A0social 👩🏽‍🏫 é  urgente, e a ação social não pode esperar.';
  expect(found(text, 'é  urgente', text.normalize('NFD'))).toBe('é  urgente'.normalize('NFD'));
  expect(found(text, 'urgente', text.replaceAll('\u00A0', ' '))).toBe('urgente');
  expect(found(text, '👩🏽‍🏫')).toBe('👩🏽‍🏫');
});

it('the last of thousands of equal words is told from the others', () => {
  const text = `${'a '.repeat(4000)}fim`;
  const anchor = anchorOf(text, { start: 7998, end: 7999 });
  expect(anchor && rangeIn(text, anchor)).toEqual({ start: 7998, end: 7999 });
});

it('a range without words, or a whole essay, has no anchor', () => {
  expect(anchorOf('a  b', { start: 1, end: 3 })).toBeNull();
  expect(anchorOf('abc', { start: 2, end: 2 })).toBeNull();
  expect(anchorOf('abc', { start: 5, end: 9 })).toBeNull();
  expect(anchorOf('x'.repeat(longestQuote + 1), { start: 0, end: longestQuote + 1 })).toBeNull();
});

it('any marked words are found again in the same text, in either normal form', () => {
  const unit = fc.constantFrom('a', 'ç', 'ã', 'o', ' ', '\u00A0', '\n', '.', '👍', 'e\u0301');
  const texts = fc.array(unit, { minLength: 1, maxLength: 60 }).map((units) => units.join(''));
  fc.assert(
    fc.property(texts, fc.nat(59), fc.integer({ min: 1, max: 60 }), (text, start, length) => {
      const anchor = anchorOf(text, { start, end: Math.min(text.length, start + length) });
      if (!anchor) return;
      for (const later of [text, text.normalize('NFD'), text.normalize('NFC')]) {
        const range = rangeIn(later, anchor);
        expect(range).not.toBeNull();
        const words = later.slice(range?.start, range?.end);
        const plain = (some: string) => some.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
        expect(plain(words)).toBe(anchor.quote.trim());
      }
    }),
  );
});
