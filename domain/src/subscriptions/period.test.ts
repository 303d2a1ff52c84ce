import { expect, it } from 'vitest';
import { endOfPeriod } from './period.ts';

it.each([
  ['a month', 'MONTH', '2026-11-21T15:30:00.000Z', '2026-12-21T15:30:00.000Z'],
  [
    'a month over the end of the year',
    'MONTH',
    '2026-12-21T15:30:00.000Z',
    '2027-01-21T15:30:00.000Z',
  ],
  ['a month before a shorter one', 'MONTH', '2027-01-31T15:30:00.000Z', '2027-02-28T15:30:00.000Z'],
  ['… in a leap year', 'MONTH', '2028-01-31T15:30:00.000Z', '2028-02-29T15:30:00.000Z'],
  [
    'a late evening in São Paulo, when UTC is in the next month',
    'MONTH',
    '2026-12-01T01:00:00.000Z',
    '2026-12-31T01:00:00.000Z',
  ],
  ['a year', 'YEAR', '2026-11-21T15:30:00.000Z', '2027-11-21T15:30:00.000Z'],
  ['a year from a leap day', 'YEAR', '2028-02-29T15:30:00.000Z', '2029-02-28T15:30:00.000Z'],
] as const)('%s ends on the same day and at the same time', (_name, period, from, end) => {
  expect(endOfPeriod(new Date(from), period).toISOString()).toBe(end);
});
