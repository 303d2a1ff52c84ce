import { expect, it } from 'vitest';
import { yearlySaving, type YearlySaving } from './yearly-saving.ts';

const monthly = (priceCents: number) => ({ priceCents, period: 'MONTH' as const });
const yearly = (priceCents: number) => ({ priceCents, period: 'YEAR' as const });

it.each<[string, ReturnType<typeof monthly | typeof yearly>, YearlySaving | null]>([
  [
    'a year for the price of ten months',
    yearly(29_900),
    { monthlyCents: 2492, percent: 17, cents: 5980 },
  ],
  ['a year for the price of twelve months', yearly(35_880), null],
  ['a dearer year', yearly(40_000), null],
  ['a saving below half a percent', yearly(35_800), null],
  ['a month', monthly(2990), null],
])('%s', (_name, plan, expected) => {
  expect(yearlySaving(plan, [monthly(2990), monthly(4990), plan])).toEqual(expected);
});

it('is unknown without a monthly plan', () => {
  expect(yearlySaving(yearly(29_900), [yearly(29_900)])).toBeNull();
});
