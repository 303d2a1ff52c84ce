import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pointBiserial, type QuestionSums } from './point-biserial.ts';

interface Answered {
  isRight: boolean;
  rest: number;
}

const answers = fc.array(
  fc.record({ isRight: fc.boolean(), rest: fc.integer({ min: 0, max: 90 }) }),
  { minLength: 2, maxLength: 200 },
);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const sumsOf = (given: readonly Answered[]): QuestionSums => ({
  peopleQtd: given.length,
  rightQtd: given.filter(({ isRight }) => isRight).length,
  restSum: sum(given.map(({ rest }) => rest)),
  restSquaresSum: sum(given.map(({ rest }) => rest ** 2)),
  restOfRightSum: sum(given.map(({ isRight, rest }) => (isRight ? rest : 0))),
});

/** By its definition: the difference of the two means, in standard deviations, times the root of both shares. */
function byDefinition(given: readonly Answered[]): number | null {
  const mean = (list: readonly Answered[]) => sum(list.map(({ rest }) => rest)) / list.length;
  const [right, wrong] = [
    given.filter(({ isRight }) => isRight),
    given.filter((one) => !one.isRight),
  ];
  const whole = mean(given);
  const deviation = Math.sqrt(sum(given.map(({ rest }) => (rest - whole) ** 2)) / given.length);
  if (right.length === 0 || wrong.length === 0 || deviation === 0) return null;
  const shares = (right.length * wrong.length) / given.length ** 2;
  return ((mean(right) - mean(wrong)) / deviation) * Math.sqrt(shares);
}

it('the sums give the coefficient of the definition, between -1 and 1', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const expected = byDefinition(given);
      const found = pointBiserial(sumsOf(given));
      if (expected === null || found === null) expect(found).toBe(expected);
      else {
        expect(found).toBeCloseTo(expected, 9);
        expect(Math.abs(found)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('the coefficient changes its sign with the answers, and not by points that everybody gets', () => {
  fc.assert(
    fc.property(answers, fc.integer({ min: 1, max: 50 }), (given, more) => {
      const found = pointBiserial(sumsOf(given));
      const turned = pointBiserial(sumsOf(given.map((one) => ({ ...one, isRight: !one.isRight }))));
      const moved = pointBiserial(sumsOf(given.map((one) => ({ ...one, rest: one.rest + more }))));
      if (found === null) expect([turned, moved]).toEqual([null, null]);
      else {
        expect(turned).toBeCloseTo(-found, 9);
        expect(moved).toBeCloseTo(found, 9);
      }
    }),
  );
});
