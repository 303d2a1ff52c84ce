import fc from 'fast-check';
import { expect, it } from 'vitest';
import { attendanceOf, usualLeastAttendance } from './attendance.ts';

const counts = (PRESENT: number, ABSENT: number, LATE = 0, JUSTIFIED = 0) => ({
  PRESENT,
  ABSENT,
  LATE,
  JUSTIFIED,
});

it.each([
  ['without a roll', counts(0, 0), 0, null, false],
  ['always present', counts(7, 0), 7, 100, false],
  ['never present', counts(0, 3), 3, 0, true],
  ['exactly 75 %', counts(3, 1), 4, 75, false],
  ['a day below', counts(149, 50), 199, 74, true],
  ['a day above', counts(151, 50), 201, 75, false],
  ['late is present', counts(1, 1, 2), 4, 75, false],
  ['justified is an absence', counts(2, 0, 0, 1), 3, 66, true],
])('%s', (_, given, takenQtd, percentage, isBelow) => {
  const least = { leastPercentage: usualLeastAttendance };
  expect(attendanceOf(given, least)).toEqual({ takenQtd, percentage, isBelow });
});

const days = fc.integer({ min: 0, max: 400 });

it('shows less than the least attendance for those who are below, and only for them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), days, days, days, days, (least, ...given) => {
      const { percentage, isBelow } = attendanceOf(counts(...given), { leastPercentage: least });
      expect(isBelow).toBe(percentage !== null && percentage < least);
    }),
  );
});

it('does not fall by a day of presence, and does not rise by an absence', () => {
  fc.assert(
    fc.property(days, days, days, days, (present, absent, late, justified) => {
      const of = (...given: Parameters<typeof counts>) =>
        attendanceOf(counts(...given), { leastPercentage: 75 }).percentage ?? 0;
      const before = of(present, absent, late, justified);
      expect(of(present + 1, absent, late, justified)).toBeGreaterThanOrEqual(before);
      expect(of(present, absent + 1, late, justified)).toBeLessThanOrEqual(before);
    }),
  );
});
