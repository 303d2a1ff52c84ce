import { describe, expect, it } from 'vitest';
import { remember, type Memory } from './schedule.ts';

const start = new Date('2026-11-21T22:00:00.000Z');
const day = 86_400_000;

/** `-` wrong, `+` right, each answered when it is due. Returns the days between the reviews. */
function intervals(drawn: string): number[] {
  let memory: Memory | null = null;
  let at = start;
  return Array.from(drawn, (sign) => {
    memory = remember(memory, sign === '+', at);
    const due = new Date(memory.due);
    const days = Math.round((due.getTime() - at.getTime()) / day);
    at = due;
    return days;
  });
}

describe('a missed question', () => {
  it('is due the next day', () => {
    expect(intervals('-')).toEqual([1]);
  });

  it('is due later and later while it is remembered', () => {
    const days = intervals('-++++++');
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(days.at(-1)).toBeGreaterThan(20);
  });

  it('is due soon when it is forgotten', () => {
    const [, , , before = 0, after = 0] = intervals('-+++-');
    expect(after).toBeLessThan(before);
  });

  it('is due within a year, however well it is known', () => {
    expect(Math.max(...intervals(`-${'+'.repeat(30)}`))).toBeLessThanOrEqual(365);
  });

  it('has the same schedule after its state was stored as JSON', () => {
    const memory = remember(null, false, start);
    const stored = JSON.parse(JSON.stringify(memory)) as Memory;
    const later = new Date(start.getTime() + 2 * day);
    expect(remember(stored, true, later)).toEqual(remember(memory, true, later));
  });
});
