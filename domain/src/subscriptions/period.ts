import type { PlanPeriod } from './plan.ts';

const hour = 3_600_000;
/** São Paulo has had no summer time since 2019. */
const saoPaulo = 3 * hour;
const months = { MONTH: 1, YEAR: 12 } as const satisfies Record<PlanPeriod, number>;

/** The same day and time of São Paulo a period later; where that month is shorter, its last day. */
export function endOfPeriod(from: Date, period: PlanPeriod): Date {
  const wallClock = new Date(from.getTime() - saoPaulo);
  const day = wallClock.getUTCDate();
  const end = new Date(wallClock);
  end.setUTCMonth(wallClock.getUTCMonth() + months[period]);
  // What overflows into the month after goes back to the last day before it.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return new Date(end.getTime() + saoPaulo);
}
