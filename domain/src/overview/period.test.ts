import { expect, it } from 'vitest';
import { daysOf, lastDays, lengthOf, periodBefore } from './period.ts';

it.each([
  [1, '2026-11-21', '2026-11-21'],
  [7, '2026-11-21', '2026-11-15'],
  [30, '2026-03-15', '2026-02-14'],
  [2, '2028-03-01', '2028-02-29'],
  // 2018-11-04 had 23 hours in São Paulo.
  [3, '2018-11-05', '2018-11-03'],
])('the last %s days up to %s begin on %s', (count, to, from) => {
  const period = lastDays(count, to);
  expect(period).toEqual({ from, to });
  expect(lengthOf(period)).toBe(count);
  expect(daysOf(period)).toHaveLength(count);
});

it('a period is compared with the same number of days before it', () => {
  expect(periodBefore({ from: '2026-11-01', to: '2026-11-07' })).toEqual({
    from: '2026-10-25',
    to: '2026-10-31',
  });
});
