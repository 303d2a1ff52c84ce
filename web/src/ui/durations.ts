import {
  secondsOf,
  secondsOfAll,
  type TimedContent,
} from '@sabia/domain/courses/course-duration.ts';

/** Formats a duration in hours: '8 horas', '1 hora', '1h30', '30 min'. */
export function formatHours(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  const whole = Math.floor(hours);
  if (minutes === 0) return whole === 1 ? '1 hora' : `${numberFormat.format(whole)} horas`;
  return whole === 0 ? `${minutes} min` : `${numberFormat.format(whole)}h${twoDigits(minutes)}`;
}

/** The time that a content takes, '5 min' or '1h10'; '' for none. */
export const contentTime = (content: Omit<TimedContent, 'isActive'>): string =>
  formatSeconds(secondsOf(content));

/** The time that the active contents take together. */
export const contentsTime = (contents: readonly TimedContent[]): string =>
  formatSeconds(secondsOfAll(contents));

function formatSeconds(seconds: number): string {
  if (seconds === 0) return '';
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `${minutes} min`;
  return formatHours(minutes / 60);
}

const numberFormat = new Intl.NumberFormat('pt-BR');
const twoDigits = (value: number) => String(value).padStart(2, '0');
