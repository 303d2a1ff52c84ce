import { describe, expect, it } from 'vitest';
import { stopTime } from './stop-time.ts';
import { isTimeToStop } from './is-time-to-stop.ts';

describe('the time to stop', () => {
  it.each([
    ['22:00', '21:59', false],
    ['22:00', '22:00', true],
    ['22:00', '23:59', true],
    ['22:00', '00:00', true],
    ['22:00', '04:59', true],
    ['22:00', '05:00', false],
    ['22:00', '12:00', false],
    ['00:30', '23:59', false],
    ['00:30', '00:30', true],
    ['00:30', '05:00', false],
    ['05:00', '04:59', true],
    ['05:00', '05:00', true],
  ])('from %s on: at %s %s', (stopAt, now, isIt) => {
    expect(isTimeToStop(stopAt, now)).toBe(isIt);
  });

  it.each(['22:00', '00:00', '23:59'])('%s is one', (text) => {
    expect(stopTime.safeParse(text).success).toBe(true);
  });

  it.each(['24:00', '9:00', '22:60', '22h', '', '22:00:00'])('%s is none', (text) => {
    expect(stopTime.safeParse(text).success).toBe(false);
  });
});
