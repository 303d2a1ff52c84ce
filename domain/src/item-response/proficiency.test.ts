import { describe, expect, it, vi } from 'vitest';
import { chanceOf } from './item.ts';
import { proficienciesIfRight, proficiencyOf, type Response } from './proficiency.ts';

const item = { a: 1.5, b: 0.5, c: 0.2 };
const wrong = (b: number): Response => ({ a: 1.5, b, c: 0.2, isRight: false });
const right = (b: number): Response => ({ a: 1.5, b, c: 0.2, isRight: true });

describe('chance of a right answer', () => {
  it.each([
    // Halfway between c and 1 where proficiency and difficulty are equal.
    [0.5, 0.6],
    [-1000, 0.2],
    [1000, 1],
    [1.5, 0.2 + 0.8 / (1 + Math.exp(-1.5))],
  ])('at %d is %d', (proficiency, chance) => {
    expect(chanceOf(item, proficiency)).toBeCloseTo(chance, 12);
  });
});

describe('proficiency', () => {
  it('without responses is the prior', () => {
    const { value, standardError } = proficiencyOf([]);
    expect(value).toBeCloseTo(0, 12);
    expect(standardError).toBeCloseTo(1, 6);
  });

  it('of one response is the integral of its posterior', () => {
    // The same integral over 240,001 points, by another formula.
    let [mass, first] = [0, 0];
    for (let point = -12; point <= 12; point += 0.0001) {
      const chance = 0.2 + 0.8 / (1 + Math.exp(-1.5 * (point - 0.5)));
      const weight = chance * Math.exp((-point * point) / 2);
      mass += weight;
      first += weight * point;
    }
    expect(proficiencyOf([right(0.5)]).value).toBeCloseTo(first / mass, 6);
  });

  it('stays finite with 180 items that all have the unlikely response', () => {
    const hard = Array.from({ length: 180 }, () => ({ a: 6, b: 5, c: 0, isRight: true }));
    const easy = Array.from({ length: 180 }, () => ({ a: 6, b: -5, c: 0.3, isRight: false }));
    expect(proficiencyOf(hard).value).toBeGreaterThan(4);
    expect(proficiencyOf(easy).value).toBeLessThan(-4);
    expect(proficiencyOf([...hard, ...easy]).value).toBeCloseTo(0, 0);
  });

  it('has a smaller error with more responses', () => {
    const few = proficiencyOf([wrong(0), right(0)]);
    const many = proficiencyOf([wrong(0), right(0), wrong(1), right(1), wrong(-1), right(-1)]);
    expect(many.standardError).toBeLessThan(few.standardError);
  });

  it('if each response had been right is that of the changed responses', () => {
    const responses = [wrong(-1), right(0), wrong(2)];
    const expected = responses.map((_, at) =>
      proficiencyOf(
        responses.map((response, other) => ({
          ...response,
          isRight: response.isRight || other === at,
        })),
      ),
    );
    for (const [at, value] of proficienciesIfRight(responses).entries()) {
      expect(value).toBeCloseTo(expected[at]?.value ?? Number.NaN, 9);
    }
  });

  // 1,000 scores of 45 items in 2 s on one core leave 2 ms for a score. Its exponentials and logarithms are nearly all of
  // its work, and a core computes at least 20 million of them in a second.
  it('of 45 items takes at most 22,000 exponentials and logarithms', () => {
    const counted = (['exp', 'log', 'log1p'] as const).map((name) => vi.spyOn(Math, name));
    proficiencyOf(Array.from({ length: 45 }, (_, at) => (at % 2 ? right : wrong)(at / 20)));
    const calls = counted.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    vi.restoreAllMocks();
    expect(calls).toBeGreaterThan(45 * 161);
    expect(calls).toBeLessThanOrEqual(22_000);
  });
});
