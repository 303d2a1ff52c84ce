import fc from 'fast-check';
import { expect, it } from 'vitest';
import { informationOf } from './adaptive-training.ts';
import { chanceOf } from './item.ts';
import { proficienciesIfRight, proficiencyOf, type Response } from './proficiency.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Items beyond those of the Enem, which has a up to 10, b from -3 to 6 and c up to 0.5. */
const response: fc.Arbitrary<Response> = fc.record({
  a: number(0.01, 20),
  b: number(-8, 8),
  c: number(0, 0.95),
  isRight: fc.boolean(),
});
/** Everything that an item file may have (`item-file.ts`). */
const accepted: fc.Arbitrary<Response> = fc.record({
  a: fc.oneof(fc.constant(20), number(Number.MIN_VALUE, 20)),
  b: fc.oneof(fc.constantFrom(-100, 100), number(-100, 100)),
  c: fc.oneof(fc.constant(0), number(0, 0.999_999)),
  isRight: fc.boolean(),
});
const responses = fc.array(response, { minLength: 1, maxLength: 60 });

/** Rounding of 161 sums; a score has two decimals. */
const rounding = 1e-9;

it('a right answer in place of a wrong one never lowers the proficiency', () => {
  fc.assert(
    fc.property(responses, fc.nat(), (given, choice) => {
      const changed = choice % given.length;
      const withAnswer = (isRight: boolean) =>
        proficiencyOf(given.map((one, at) => (at === changed ? { ...one, isRight } : one))).value;
      expect(withAnswer(true)).toBeGreaterThanOrEqual(withAnswer(false) - rounding);
    }),
    { numRuns: 10_000 },
  );
});

it('a proficiency lies between -6 and 6, with an error of at most 6', () => {
  fc.assert(
    fc.property(responses, (given) => {
      const { value, standardError } = proficiencyOf(given);
      expect(Math.abs(value)).toBeLessThanOrEqual(6);
      expect(standardError).toBeGreaterThanOrEqual(0);
      expect(standardError).toBeLessThanOrEqual(6);
    }),
    { numRuns: 1000 },
  );
});

it('every item that a file may have gives finite numbers', () => {
  fc.assert(
    fc.property(fc.array(accepted, { minLength: 1, maxLength: 20 }), (given) => {
      const { value, standardError } = proficiencyOf(given);
      const numbers = [
        value,
        standardError,
        ...proficienciesIfRight(given),
        ...given.flatMap((item) => [chanceOf(item, value), informationOf(item, value)]),
      ];
      expect(numbers.filter((one) => !Number.isFinite(one))).toEqual([]);
      expect(Math.abs(value)).toBeLessThanOrEqual(6);
    }),
    { numRuns: 2000 },
  );
});
