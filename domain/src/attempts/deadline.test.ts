import { describe, expect, it } from 'vitest';
import { deadlineOf, isInTime, isOver } from './deadline.ts';

const start = new Date('2026-11-21T22:00:00.000Z');
const deadline = '2026-11-21T22:30:00.000Z';

describe('the deadline of an attempt', () => {
  it('is the start plus the limit', () => {
    expect(deadlineOf(start, 30)?.toISOString()).toBe(deadline);
  });

  it('is null without a limit', () => {
    expect(deadlineOf(start, null)).toBeNull();
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
