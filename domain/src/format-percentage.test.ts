import { expect, it } from 'vitest';
import { formatChange, formatPercentage } from './format-percentage.ts';

it.each([
  [0, '0%'],
  [66.666, '66,7%'],
  [100, '100%'],
])('writes %s as %s', (percentage, text) => {
  expect(formatPercentage(percentage)).toBe(text);
});

it('writes a change with its sign', () => {
  expect([formatChange(0.25), formatChange(-1)]).toEqual(['+25%', '-100%']);
});
