import { z } from 'zod';
import { instant } from '../fields.ts';
import { instantOfWallClock } from '../wall-clock.ts';

/** The last reminder of an assignment (product.md DUE9). */
export const reminder = z.object({
  remindedAt: instant,
  /** To how many students it went. */
  studentsQtd: z.number().int(),
  /** From when on the next one is possible. */
  nextAt: instant,
});
export type Reminder = z.output<typeof reminder>;

/** The first moment of the day after that of a reminder (`YYYY-MM-DD`), in the zone of the class. */
export function nextReminderAt(day: string, timeZone: string): Date {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return instantOfWallClock(`${next}T00:00`, timeZone, 'first');
}
