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

const minute = 60_000;
const hour = 60 * minute;

/** Is the address of the live told to learners (product.md L4)? From 15 minutes before the start. */
export const isAddressTold = (times: LiveSchedule, now: Date): boolean =>
  livePhase(times, new Date(now.getTime() + 15 * minute)) !== 'UPCOMING';

/** When learners may open the live and record their attendance: 10 minutes before the start. */
export const opensAt = ({ startsAt }: LiveSchedule): Date | null =>
  startsAt ? new Date(Date.parse(startsAt) - 10 * minute) : null;

/**
 * May a learner record their attendance (product.md L6)? Until 24 hours after the end, or as long as there
 * is a recording to watch. A live without times is always open.
 */
export function mayAttend(
  live: LiveSchedule & { recordingUrl: string | null },
  now: Date,
): boolean {
  const [start, end] = [opensAt(live), endOf(live)];
  if (!start || !end) return true;
  if (now < start) return false;
  return live.recordingUrl !== null || now.getTime() <= end.getTime() + 24 * hour;
}
