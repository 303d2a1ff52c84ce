/** The phase of a live at a moment. */
export type LivePhase = 'UNSCHEDULED' | 'UPCOMING' | 'NOW' | 'PAST';

interface LiveSchedule {
  startsAt: string | null;
  endsAt: string | null;
}

/** Duration of a live without an end (product.md L3). */
export const defaultDurationMinutes = 90;

export const endOf = ({ startsAt, endsAt }: LiveSchedule): Date | null => {
  if (endsAt) return new Date(endsAt);
  return startsAt ? new Date(Date.parse(startsAt) + defaultDurationMinutes * 60_000) : null;
};

export function livePhase(times: LiveSchedule, now: Date): LivePhase {
  const end = endOf(times);
  if (!times.startsAt || !end) return 'UNSCHEDULED';
  if (now.getTime() < Date.parse(times.startsAt)) return 'UPCOMING';
  return now < end ? 'NOW' : 'PAST';
}
