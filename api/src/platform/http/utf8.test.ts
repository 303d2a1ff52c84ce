import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8 } from './utf8.ts';

describe('a text as bytes', () => {
  it.each([
    ['nothing', ''],
    ['letters of a byte', 'Ação'],
    ['a dash', 'Revisão – parte 1'],
    ['an emoji', 'Parabéns 🎉'],
    ['half an emoji', 'Parabéns \ud83c'],
  ])('is what Buffer makes of it: %s', (_, text) => {
    expect(utf8(text)).toEqual(Buffer.from(text));
  });

  it('is what Buffer makes of any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({
          unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
        }),
        (whole, units) => {
          expect(utf8(whole)).toEqual(Buffer.from(whole));
          expect(utf8(units)).toEqual(Buffer.from(units));
        },
      ),
    );
  });
});
