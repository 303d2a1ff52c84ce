import fc from 'fast-check';
import { expect, it } from 'vitest';
import { histogramOf } from './histogram.ts';

it('each value is in one of at most ten bins, which follow each other', () => {
  const hundredths = fc.integer({ min: -20_000, max: 100_000 }).map((value) => value / 100);
  const values = fc.array(hundredths, { minLength: 1 });
  fc.assert(
    fc.property(values, (given) => {
      const bins = histogramOf(given);
      expect(bins.length).toBeLessThanOrEqual(10);
      for (const [at, { from, to, valuesQtd }] of bins.entries()) {
        const isLast = at === bins.length - 1;
        const inside = given.filter(
          (value) => value >= from && (value < to || (isLast && value === to)),
        );
        expect(valuesQtd).toBe(inside.length);
        if (!isLast) expect(bins[at + 1]?.from).toBe(to);
      }
      expect(bins.reduce((sum, { valuesQtd }) => sum + valuesQtd, 0)).toBe(given.length);
    }),
  );
});

it('scores of the Enem have bins of 50 or 100 points', () => {
  expect(histogramOf([412.5, 455, 640.1, 655])).toEqual([
    { from: 400, to: 450, valuesQtd: 1 },
    { from: 450, to: 500, valuesQtd: 1 },
    { from: 500, to: 550, valuesQtd: 0 },
    { from: 550, to: 600, valuesQtd: 0 },
    { from: 600, to: 650, valuesQtd: 1 },
    { from: 650, to: 700, valuesQtd: 1 },
  ]);
  expect(histogramOf([7, 7])).toEqual([{ from: 7, to: 8, valuesQtd: 2 }]);
  expect(histogramOf([])).toEqual([]);
});
