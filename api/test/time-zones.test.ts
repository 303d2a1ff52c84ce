import { instantOfWallClock, wallClockAt } from '@sabia/domain/wall-clock.ts';
import { describe, expect, it } from 'vitest';
import { sharedJson } from '../../testing/shared-data.ts';

interface Zone {
  midnightMissing: string[];
  overlaps: string[];
}
interface Zones {
  zones: Record<string, Zone>;
}
const { zones } = sharedJson<Zones>('timezones/br-midnight-gaps.json', { zones: {} });

describe.runIf(Object.keys(zones).length > 0)('the changes of clocks in Brazil', () => {
  it.each(Object.entries(zones))('%s', (timeZone, { midnightMissing, overlaps }) => {
    for (const day of midnightMissing) {
      const midnight = instantOfWallClock(`${day}T00:00`, timeZone, 'second');
      expect(wallClockAt(midnight, timeZone)).toBe(`${day}T01:00`);
      expect(wallClockAt(new Date(midnight.getTime() - 60_000), timeZone) < `${day}T00:00`).toBe(
        true,
      );
    }
    for (const local of overlaps) {
      // The clocks go back at this moment: the hour before it comes twice.
      const repeated = new Date(Date.parse(`${local}:00Z`) - 30 * 60_000).toISOString();
      const wallClock = repeated.slice(0, 16);
      const first = instantOfWallClock(wallClock, timeZone, 'first').getTime();
      const second = instantOfWallClock(wallClock, timeZone, 'second').getTime();
      expect(second - first).toBe(60 * 60_000);
    }
  });
});
