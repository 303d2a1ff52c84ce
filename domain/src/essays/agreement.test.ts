import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreementOf as agreementOfSums, fewestPairs } from './agreement.ts';

type Pair = readonly [own: number, other: number];

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

const agreementOf = (pairs: readonly Pair[]) =>
  agreementOfSums({
    quantity: pairs.length,
    own: sum(pairs.map(([a]) => a)),
    other: sum(pairs.map(([, b]) => b)),
    ownSquares: sum(pairs.map(([a]) => a ** 2)),
    otherSquares: sum(pairs.map(([, b]) => b ** 2)),
    differenceSquares: sum(pairs.map(([a, b]) => (a - b) ** 2)),
  });

const repeated = (...pairs: Pair[]): Pair[] => Array.from({ length: 10 }, () => pairs).flat();

it('twenty double corrections are needed', () => {
  expect(agreementOf(Array.from({ length: fewestPairs - 1 }, (): Pair => [80, 120]))).toBeNull();
});

it('equal corrections agree, opposite ones do not', () => {
  expect(agreementOf(repeated([40, 40], [160, 160]))).toEqual({ kappa: 1, meanDifference: 0 });
  expect(agreementOf(repeated([40, 160], [160, 40]))).toEqual({ kappa: -1, meanDifference: 0 });
  expect(agreementOf(repeated([80, 80], [80, 80]))).toEqual({ kappa: null, meanDifference: 0 });
});

it('a corrector who is a level stricter is told so', () => {
  const strict = agreementOf(repeated([40, 80], [80, 120], [120, 160]));
  expect(strict?.meanDifference).toBe(-40);
  expect(strict?.kappa).toBeCloseTo(4 / 7);
});

/** Kappa by its definition: weights, a table of observed and one of expected shares. */
function byDefinition(pairs: readonly Pair[]): number {
  const levels = [0, 40, 80, 120, 160, 200];
  const share = (count: number) => count / pairs.length;
  let observed = 0;
  let expected = 0;
  for (const i of levels) {
    for (const j of levels) {
      const weight = (i - j) ** 2;
      observed += weight * share(pairs.filter(([a, b]) => a === i && b === j).length);
      expected +=
        weight *
        share(pairs.filter(([a]) => a === i).length) *
        share(pairs.filter(([, b]) => b === j).length);
    }
  }
  return 1 - observed / expected;
}

it('is kappa as it is defined', () => {
  const level = fc.integer({ min: 0, max: 5 }).map((step) => step * 40);
  fc.assert(
    fc.property(fc.array(fc.tuple(level, level), { minLength: 20, maxLength: 60 }), (pairs) => {
      const { kappa } = agreementOf(pairs) ?? {};
      if (kappa === null || kappa === undefined) return;
      expect(kappa).toBeCloseTo(byDefinition(pairs), 8);
    }),
  );
});
