/** Where a live is in time. */
export type LiveMoment = 'UNSCHEDULED' | 'UPCOMING' | 'NOW' | 'PAST';

interface Times {
  startsAt: string | null;
  endsAt: string | null;
}

/** How long a live without an end is taken to last. */
export const usualMinutes = 90;

export const endOf = ({ startsAt, endsAt }: Times): Date | null => {
  if (endsAt) return new Date(endsAt);
  return startsAt ? new Date(Date.parse(startsAt) + usualMinutes * 60_000) : null;
};

export function momentOf(times: Times, now: Date): LiveMoment {
  const end = endOf(times);
  if (!times.startsAt || !end) return 'UNSCHEDULED';
  if (now.getTime() < Date.parse(times.startsAt)) return 'UPCOMING';
  return now < end ? 'NOW' : 'PAST';
}
