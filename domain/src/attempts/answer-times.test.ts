import { expect, it } from 'vitest';
import { withCountedTimes } from './answer-times.ts';

const times = (claimed: readonly (number | null)[], duration: number) =>
  [
    ...withCountedTimes(
      new Map(claimed.map((timeSpent, at) => [String(at), { timeSpent }])),
      duration,
    ).values(),
  ].map(({ timeSpent }) => timeSpent);

it('what an attempt can have lasted counts as it is told', () => {
  expect(times([30, 100, null], 120)).toEqual([30, 100, null]);
});

it('beyond the attempt each answer has its share of it', () => {
  expect(times([86_400, 86_400, null, 0], 100)).toEqual([50, 50, null, 0]);
  expect(times([86_400], 0)).toEqual([0]);
});
