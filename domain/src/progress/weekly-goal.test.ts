import { expect, it } from 'vitest';
import { weekStartOf } from './weekly-goal.ts';

it.each([
  ['2026-11-21', '2026-11-15'],
  ['2026-11-15', '2026-11-15'],
  ['2026-11-14', '2026-11-08'],
  ['2027-01-01', '2026-12-27'],
  ['2028-03-01', '2028-02-27'],
  ['2018-11-05', '2018-11-04'],
])('the week of %s began on %s', (today, sunday) => {
  expect(weekStartOf(today)).toBe(sunday);
});
