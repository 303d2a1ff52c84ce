import { expect, it } from 'vitest';
import { binStart, daysLeft } from './bin.ts';

const now = new Date('2026-11-22T12:00:00.000Z');

it.each([
  ['at once', '2026-11-22T12:00:00.000Z', 30],
  ['an hour later', '2026-11-22T11:00:00.000Z', 30],
  ['a day later', '2026-11-21T12:00:00.000Z', 29],
  ['in its last second', '2026-10-23T12:00:01.000Z', 1],
  ['after 30 days', '2026-10-23T12:00:00.000Z', 0],
  ['much later', '2026-01-01T00:00:00.000Z', 0],
])('counts the days that are left %s', (_when, deletedAt, days) => {
  expect(daysLeft(new Date(deletedAt), now)).toBe(days);
});

it('begins 30 days ago', () => {
  expect(binStart(now).toISOString()).toBe('2026-10-23T12:00:00.000Z');
});
