import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOfWallClock, wallClockAt } from './wall-clock.ts';

const brazilian = [
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Cuiaba',
  'America/Rio_Branco',
  'America/Noronha',
  'America/Recife',
];

it('a class in Recife and one in Manaus have 23:59 an hour apart', () => {
  const due = (timeZone: string) =>
    instantOfWallClock('2026-11-27T23:59', timeZone, 'second').toISOString();
  expect(due('America/Recife')).toBe('2026-11-28T02:59:00.000Z');
  expect(due('America/Manaus')).toBe('2026-11-28T03:59:00.000Z');
});

it('a midnight that never was is the first moment of its day', () => {
  const midnight = instantOfWallClock('2018-11-04T00:00', 'America/Sao_Paulo', 'second');
  expect(midnight.toISOString()).toBe('2018-11-04T03:00:00.000Z');
  expect(wallClockAt(midnight, 'America/Sao_Paulo')).toBe('2018-11-04T01:00');
});

it('an hour that comes twice is the first or the second', () => {
  const at = (repeated: 'first' | 'second') =>
    instantOfWallClock('2019-02-16T23:30', 'America/Sao_Paulo', repeated).toISOString();
  expect(at('first')).toBe('2019-02-17T01:30:00.000Z');
  expect(at('second')).toBe('2019-02-17T02:30:00.000Z');
});

it('any other text is no wall clock time', () => {
  for (const text of ['', '2026', '2026-13-01T00:00', '2026-02-30T10:00', '27/11/2026 23:59'])
    expect(() => instantOfWallClock(text, 'America/Recife', 'first')).toThrow(RangeError);
});

describe('every minute from 1990 to 2040', () => {
  const minutes = fc
    .integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
    .map((since) => new Date(since * 60_000));
  const zone = fc.constantFrom(...brazilian);

  it('is the first or the second one that its clock shows', () => {
    fc.assert(
      fc.property(minutes, zone, (instant, timeZone) => {
        const shown = wallClockAt(instant, timeZone);
        const first = instantOfWallClock(shown, timeZone, 'first').getTime();
        const second = instantOfWallClock(shown, timeZone, 'second').getTime();
        expect([first, second]).toContain(instant.getTime());
        expect(first).toBeLessThanOrEqual(second);
      }),
    );
  });

  it('keeps the order of wall clock times', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 3000 }), zone, (utc, later, timeZone) => {
        const wallClock = (at: number) => new Date(at).toISOString().slice(0, 16);
        const [one, other] = [utc.getTime(), utc.getTime() + later * 60_000].map((at) =>
          instantOfWallClock(wallClock(at), timeZone, 'second').getTime(),
        );
        // Two times may become one: both of a skipped hour and the hour after it.
        expect(one).toBeLessThanOrEqual((other ?? 0) + 60 * 60_000);
      }),
    );
  });
});
