import type { PlanPeriod } from './plan.ts';

const hour = 3_600_000;
/** Offset of São Paulo, constant since 2019. */
const saoPaulo = 3 * hour;
const months = { MONTH: 1, YEAR: 12 } as const satisfies Record<PlanPeriod, number>;

/** The same day and time in São Paulo one period later; the last day of a shorter month. */
export function endOfPeriod(from: Date, period: PlanPeriod): Date {
  const wallClock = new Date(from.getTime() - saoPaulo);
  const day = wallClock.getUTCDate();
  const end = new Date(wallClock);
  end.setUTCMonth(wallClock.getUTCMonth() + months[period]);
  // A day that does not exist overflows into the next month; day 0 is the last day of the month before.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return new Date(end.getTime() + saoPaulo);
}
