import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastMomentOf, momentOfWallClock, wallClockOf } from './wall-clock.ts';

it.each([
  ['2026-11-21T19:00', '2026-11-21T22:00:00.000Z'],
  ['2026-11-21T23:30', '2026-11-22T02:30:00.000Z'],
  ['2027-01-01T00:00', '2027-01-01T03:00:00.000Z'],
  // Daylight saving time, which São Paulo had until 2019.
  ['2018-12-01T19:00', '2018-12-01T21:00:00.000Z'],
  ['2018-11-03T23:00', '2018-11-04T02:00:00.000Z'],
])('%s in São Paulo is %s', (shown, moment) => {
  expect(momentOfWallClock(shown)).toBe(moment);
  expect(wallClockOf(moment)).toBe(shown);
});

it.each(['', 'amanhã', '2026-13-40T10:00'])('“%s” is not a time', (shown) => {
  expect(momentOfWallClock(shown)).toBeNull();
});

it('converts any minute since the last daylight saving time to text and back', () => {
  const since = new Date('2019-03-01T00:00:00Z');
  fc.assert(
    fc.property(fc.date({ min: since, max: new Date('2100-01-01'), noInvalidDate: true }), (at) => {
      at.setUTCSeconds(0, 0);
      expect(momentOfWallClock(wallClockOf(at))).toBe(at.toISOString());
    }),
  );
});

it('the last moment of a day is its last second in São Paulo', () => {
  expect(lastMomentOf('2026-12-31')).toBe('2027-01-01T02:59:59.000Z');
  expect(lastMomentOf('')).toBeNull();
});
