import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AreaScores, enemParts, weightedMean, type Weights } from './score-weighting.ts';

const score = fc.double({ min: 0, max: 1000, noNaN: true });
const scores: fc.Arbitrary<AreaScores> = fc.record({ LC: score, CH: score, CN: score, MT: score });
const hundredths = fc.integer({ min: 0, max: 1000 }).map((value) => value / 100);
const weights: fc.Arbitrary<Weights> = fc
  .record({ LC: hundredths, CH: hundredths, CN: hundredths, MT: hundredths, essay: hundredths })
  .filter((given) => enemParts.some((part) => given[part] > 0));

it('the mean is between the least and the greatest score that counts', () => {
  fc.assert(
    fc.property(scores, score, weights, (given, essay, weighted) => {
      const all = { ...given, essay };
      const counted = enemParts.flatMap((part) => (weighted[part] > 0 ? [Number(all[part])] : []));
      const mean = Number(weightedMean(given, essay, weighted));
      expect(mean).toBeGreaterThanOrEqual(Math.min(...counted) - 1e-9);
      expect(mean).toBeLessThanOrEqual(Math.max(...counted) + 1e-9);
    }),
  );
});

it('weights of the same proportions give the same mean', () => {
  fc.assert(
    fc.property(
      scores,
      score,
      weights,
      fc.integer({ min: 2, max: 9 }),
      (given, essay, weighted, by) => {
        const { LC, CH, CN, MT } = weighted;
        const larger = {
          LC: LC * by,
          CH: CH * by,
          CN: CN * by,
          MT: MT * by,
          essay: weighted.essay * by,
        };
        const mean = Number(weightedMean(given, essay, weighted));
        expect(weightedMean(given, essay, larger)).toBeCloseTo(mean, 6);
      },
    ),
  );
});

it('there is a mean as long as each part with a weight has a score', () => {
  fc.assert(
    fc.property(
      scores,
      score,
      weights,
      fc.constantFrom(...enemParts),
      (given, essay, weighted, part) => {
        const without = { ...given, [part]: null };
        const mean = weightedMean(without, part === 'essay' ? null : essay, weighted);
        expect(mean === null).toBe(weighted[part] > 0);
      },
    ),
  );
});
