import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillQuotas, quotaShortages, type QuotaGroup } from './quota-flow.ts';

const group = (quotas: number, questionsQtd: number): QuotaGroup => ({ quotas, questionsQtd });

describe('quotaShortages', () => {
  it('finds none where questions of both quotas fill what the others leave', () => {
    // 10 meet only the first quota, 5 only the second, 10 both.
    expect(quotaShortages([group(0b01, 10), group(0b10, 5), group(0b11, 10)], [12, 13])).toEqual(
      [],
    );
  });

  it('names the quotas that ask together for too many questions', () => {
    const groups = [group(0b001, 10), group(0b010, 5), group(0b011, 10), group(0b100, 50)];
    expect(quotaShortages(groups, [15, 12, 20])).toEqual([
      { quotas: [0, 1], askedQtd: 27, matchingQtd: 25 },
    ]);
  });

  it('names a quota alone if others have enough without it', () => {
    const groups = [group(0b01, 3), group(0b10, 30)];
    expect(quotaShortages(groups, [5, 20])).toEqual([{ quotas: [0], askedQtd: 5, matchingQtd: 3 }]);
  });

  it('names an unmet quota without questions', () => {
    expect(quotaShortages([], [4])).toEqual([{ quotas: [0], askedQtd: 4, matchingQtd: 0 }]);
  });

  it('ignores questions that meet no quota', () => {
    expect(quotaShortages([group(0, 100)], [1])).toHaveLength(1);
  });
});

describe('fillQuotas', () => {
  const ids = (letters: string, quotas: number) => letters.split('').map((id) => ({ id, quotas }));

  it('moves a question to another quota for one that fits only the first', () => {
    const candidates = [...ids('a', 0b11), ...ids('b', 0b01)];
    expect(fillQuotas(candidates, [1, 1])).toEqual(['b', 'a']);
  });

  it('prefers earlier candidates, and orders by quota', () => {
    const candidates = [...ids('x', 0b10), ...ids('abc', 0b01), ...ids('y', 0b10)];
    expect(fillQuotas(candidates, [2, 2])).toEqual(['a', 'b', 'x', 'y']);
  });

  it('takes as many as possible when questions are short', () => {
    expect(fillQuotas(ids('ab', 0b01), [3, 2])).toEqual(['a', 'b']);
  });
});

const scenario = fc.record({
  sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
  quotas: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 12 }),
});

/** The largest number of places that questions can fill, by trying everything. */
function mostPlaces(quotas: readonly number[], sizes: readonly number[]): number {
  const [first, ...rest] = quotas;
  if (first === undefined) return 0;
  const without = mostPlaces(rest, sizes);
  const placed = sizes.flatMap((size, quota) =>
    size > 0 && (first >> quota) & 1 ? [1 + mostPlaces(rest, sizes.with(quota, size - 1))] : [],
  );
  return Math.max(without, ...placed);
}

it('fills as many places as any choice of questions could, and says truly what is missing', () => {
  fc.assert(
    fc.property(scenario, ({ sizes, quotas }) => {
      const known = quotas.map((mask) => mask & (2 ** sizes.length - 1)).slice(0, 7);
      const most = mostPlaces(known, sizes);
      const drawn = fillQuotas(
        known.map((mask, index) => ({ id: String(index), quotas: mask })),
        sizes,
      );
      expect(new Set(drawn).size).toBe(most);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const shortages = quotaShortages(
        known.map((mask) => group(mask, 1)),
        sizes,
      );
      const missing = shortages.reduce(
        (sum, { askedQtd, matchingQtd }) => sum + askedQtd - matchingQtd,
        0,
      );
      expect(missing).toBe(total - most);
      for (const { askedQtd, matchingQtd } of shortages) expect(matchingQtd).toBeLessThan(askedQtd);
    }),
    { numRuns: 500 },
  );
});
