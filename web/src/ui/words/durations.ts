import {
  secondsOf,
  secondsOfAll,
  type TimedContent,
} from '@sabia/domain/courses/course-duration.ts';
import { formatHours } from '@sabia/domain/format-hours.ts';

/** The time that a content takes, '5 min' or '1h10'; '' for none. */
export const contentTime = (content: Omit<TimedContent, 'isActive'>): string =>
  formatMinutes(secondsOf(content));

/** The time that the active contents take together. */
export const contentsTime = (contents: readonly TimedContent[]): string =>
  formatMinutes(secondsOfAll(contents));

function formatMinutes(seconds: number): string {
  if (seconds === 0) return '';
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `${minutes} min`;
  return formatHours(minutes / 60);
}

/** '45 s', '1 min 5 s' */
export function formatSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
