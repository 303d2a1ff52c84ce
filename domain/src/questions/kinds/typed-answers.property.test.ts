import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAccepted } from './is-accepted.ts';

const strict = { ignoresCase: false, ignoresAccents: false, allowsTypo: false };
const lenient = { ignoresCase: true, ignoresAccents: true, allowsTypo: false };

/** Each plain sign with those that are written for it. */
const variants: Readonly<Record<string, string>> = {
  "'": "'‘’‚‛´`ʹʻʼ′＇",
  '"': '"“”„‟«»″＂',
  '-': '-‐‑‒–—―−－',
  ' ': ' \u00A0\u202F\u2009\u3000',
  '2': '2²₂２',
  '°': '°º˚',
  x: 'x×ｘ',
  '/': '/⁄∕',
};
const invisible = Array.from('\u200B\u200C\u200D\u2060\uFEFF\u00AD\u200E\u200F\u2069');

const letters = fc.constantFrom(...Array.from('abcdeçãéxAZ'));
const sign = fc.constantFrom(...Object.keys(variants));
/** It begins and ends with a letter, and no two signs follow each other: two spaces are one. */
const key = fc
  .tuple(letters, fc.array(fc.tuple(sign, letters), { maxLength: 12 }))
  .map(([first, rest]) => first + rest.flat().join(''));

const typed = key.chain((text) =>
  fc
    .tuple(
      ...Array.from(text, (plain) =>
        fc.tuple(
          fc.constantFrom(...Array.from(variants[plain] ?? plain)),
          fc.option(fc.constantFrom(...invisible), { nil: '' }),
        ),
      ),
    )
    .map((written) => ({ text, given: written.flat().join('') })),
);

it('typographic variants of an accepted text are accepted', () => {
  fc.assert(
    fc.property(typed, ({ text, given }) => {
      for (const compared of [strict, lenient]) {
        expect(isAccepted(given, [text], compared)).toBe(true);
        expect(isAccepted(text, [given], compared)).toBe(true);
        expect(isAccepted(given.normalize('NFD'), [text], compared)).toBe(true);
      }
    }),
  );
});

it('other letters and digits are not accepted', () => {
  const word = fc.string({
    unit: fc.constantFrom(...Array.from('abcdefxyz0123456789')),
    minLength: 1,
  });
  fc.assert(
    fc.property(word, word, typed, (one, other, { given }) => {
      fc.pre(one !== other);
      expect(isAccepted(`${given} ${one}`, [`${given} ${other}`], lenient)).toBe(false);
    }),
  );
});
