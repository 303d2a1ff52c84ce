import { z } from 'zod';
import { day } from '../fields.ts';
import { weekStartOf } from '../progress/weekly-goal.ts';

/** The number of weeks that a guardian sees, the present one included. */
const weeksShown = 4;

/** A week from Sunday to Saturday. */
export const studyWeek = z.object({
  /** A Sunday. */
  from: day,
  /** Of completed contents, and of the time spent on questions that were handed in. */
  minutes: z.number().int(),
  /** Days with study. */
  days: z.number().int(),
});
export type StudyWeek = z.output<typeof studyWeek>;

/** Study of a São Paulo day. */
export interface StudiedDay {
  day: string;
  seconds: number;
}

const daysAfter = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

/** The first day of the weeks that are shown. */
export const firstShownDay = (today: string): string =>
  daysAfter(weekStartOf(today), -7 * (weeksShown - 1));

/** The last four weeks, the present one first. Days outside of them are ignored. */
export function studyWeeks(studied: readonly StudiedDay[], today: string): StudyWeek[] {
  const first = firstShownDay(today);
  return Array.from({ length: weeksShown }, (_, index) => {
    const from = daysAfter(first, 7 * (weeksShown - 1 - index));
    const until = daysAfter(from, 7);
    const own = studied.filter((one) => one.day >= from && one.day < until);
    const seconds = own.reduce((sum, one) => sum + one.seconds, 0);
    return { from, minutes: Math.round(seconds / 60), days: own.length };
  });
}
