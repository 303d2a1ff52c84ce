import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardCode, cardCodeText, parseCardCode, signedPart } from './card-code.ts';

const upTo = (bits: number) => fc.integer({ min: 0, max: 2 ** bits - 1 });
const anyCode: fc.Arbitrary<CardCode> = fc.record({
  event: fc.maxSafeNat().map((value) => value % 2 ** 35),
  person: upTo(20),
  day: upTo(5),
  color: upTo(5),
});
const signature = Uint8Array.from({ length: 32 }, (_, index) => 7 * index);

describe('the code of an answer card', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const text = cardCodeText(code, signature);
        expect(text).toMatch(/^[0-9A-Z]{27}$/);
        expect(parseCardCode(text)).toEqual({
          code,
          signed: signedPart(code),
          signature: text.slice(-12),
        });
      }),
    );
  });

  it('has no place for larger numbers', () => {
    const code = { event: 0, person: 0, day: 1, color: 0 };
    expect(() => signedPart({ ...code, event: 2 ** 35 })).toThrow(RangeError);
    expect(() => signedPart({ ...code, person: 2 ** 20 })).toThrow(RangeError);
    expect(() => signedPart({ ...code, day: -1 })).toThrow(RangeError);
    expect(() => signedPart({ ...code, color: 0.5 })).toThrow(RangeError);
  });

  it.each([
    '',
    'https://escola.example/',
    'S1',
    'S2000000000000000000000000AB',
    's10000000000010ABCDEFGHJKMN',
    'S1000000000001 0ABCDEFGHJKM',
    'S10000000000010ABCDEFGHJKMNX',
  ])('is no other text: %j', (text) => {
    expect(parseCardCode(text)).toBeNull();
  });
});
