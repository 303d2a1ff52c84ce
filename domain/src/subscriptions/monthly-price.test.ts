import { expect, it } from 'vitest';
import { lowestMonthlyCents } from './monthly-price.ts';

const monthly = (priceCents: number) => ({ priceCents, period: 'MONTH' as const });
const yearly = (priceCents: number) => ({ priceCents, period: 'YEAR' as const });

it.each([
  ['a year that is cheaper', [monthly(2990), yearly(29_900)], 2492],
  ['a month that is cheaper', [yearly(40_000), monthly(2990)], 2990],
  ['only a year', [yearly(12_000)], 1000],
  ['no plan', [], null],
])('of %s', (_name, plans, expected) => {
  expect(lowestMonthlyCents({ plans, canSubscribe: true })).toBe(expected);
});

it('is unknown while payments are off', () => {
  expect(lowestMonthlyCents({ plans: [monthly(2990)], canSubscribe: false })).toBeNull();
});
