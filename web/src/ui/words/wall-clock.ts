import { instantOfWallClock, wallClockAt } from '@sabia/domain/wall-clock.ts';

const zone = 'America/Sao_Paulo';

/** An instant as São Paulo local time, in the format of `<input type=datetime-local>`: '2026-11-21T19:00'. */
export const wallClockOf = (moment: Date | string): string => wallClockAt(new Date(moment), zone);

/** The instant of a São Paulo local time, in any browser time zone; null for an invalid text. */
export function momentOfWallClock(shown: string): string | null {
  try {
    return instantOfWallClock(shown.slice(0, 16), zone, 'first').toISOString();
  } catch {
    return null;
  }
}

/** The last second of a day `2026-11-21` of São Paulo; null for an invalid day. */
export function lastMomentOf(day: string): string | null {
  const minute = momentOfWallClock(`${day}T23:59`);
  return minute && new Date(Date.parse(minute) + 59_000).toISOString();
}
