import { describe, expect, it } from 'vitest';
import { deadlineOf, extraMinutes, isInTime, isOver } from './deadline.ts';

const start = new Date('2026-11-21T22:00:00.000Z');
const deadline = '2026-11-21T22:30:00.000Z';

describe('the deadline of an attempt', () => {
  it('is the start plus the limit', () => {
    const time = { timeLimitMinutes: 30, extraTimePercent: 0, closesAt: null };
    expect(deadlineOf(start, time)?.toISOString()).toBe(deadline);
  });

  it.each([
    [60, 25, 15],
    [90, 100, 90],
    [50, 33, 17],
    [1, 1, 1],
    [45, 200, 90],
    [30, 0, 0],
    [null, 50, 0],
  ])('of %s minutes with %s %% extra time is later by %s minutes', (limit, percent, minutes) => {
    const time = { timeLimitMinutes: limit, extraTimePercent: percent, closesAt: null };
    expect(extraMinutes(time)).toBe(minutes);
    const end = limit === null ? null : start.getTime() + (limit + minutes) * 60_000;
    expect(deadlineOf(start, time)?.getTime() ?? null).toBe(end);
  });

  it('is null without a limit', () => {
    expect(
      deadlineOf(start, { timeLimitMinutes: null, extraTimePercent: 50, closesAt: null }),
    ).toBeNull();
  });
});

describe('the closing of the exam', () => {
  const terms = { timeLimitMinutes: 60, extraTimePercent: 0, closesAt: '2026-11-21T22:40:00.000Z' };

  it.each([
    ['ends an attempt before its limit', terms, '2026-11-21T22:40:00.000Z'],
    [
      'is later by the extra minutes',
      { ...terms, extraTimePercent: 25 },
      '2026-11-21T22:55:00.000Z',
    ],
    ['does not extend the limit', { ...terms, timeLimitMinutes: 30 }, '2026-11-21T22:30:00.000Z'],
    [
      'ends an attempt without a limit',
      { ...terms, timeLimitMinutes: null, extraTimePercent: 100 },
      '2026-11-21T22:40:00.000Z',
    ],
  ])('%s', (_name, given, end) => {
    expect(deadlineOf(start, given)?.toISOString()).toBe(end);
  });
});

describe('an answer', () => {
  it.each<[name: string, answeredAt: string, deadline: string | null, inTime: boolean]>([
    ['well before the end', '2026-11-21T22:10:00.000Z', deadline, true],
    ['at the very end', deadline, deadline, true],
    ['a moment later', '2026-11-21T22:30:00.001Z', deadline, false],
    ['at any time without a limit', '2030-01-01T00:00:00.000Z', null, true],
  ])('%s is in time or not', (_name, answeredAt, end, inTime) => {
    expect(isInTime(answeredAt, end)).toBe(inTime);
  });
});

describe('an attempt', () => {
  it.each<[name: string, now: string, deadline: string | null, over: boolean]>([
    ['is not over before its deadline', '2026-11-21T22:29:59.000Z', deadline, false],
    ['is not over in the two minutes of grace', '2026-11-21T22:32:00.000Z', deadline, false],
    ['is over after them', '2026-11-21T22:32:00.001Z', deadline, true],
    ['is never over without a limit', '2030-01-01T00:00:00.000Z', null, false],
  ])('%s', (_name, now, end, over) => {
    expect(isOver(end, new Date(now))).toBe(over);
  });
});
