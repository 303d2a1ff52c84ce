import { count } from '../ui/words/plural.ts';

/** '59:03', '1:00:00', '3 dias'; '00:00' below 0. */
export function formatTimeLeft(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const hours = Math.floor(whole / 3600);
  if (hours >= 48) return count(Math.floor(hours / 24), 'dia', 'dias');
  const minutes = Math.floor((whole % 3600) / 60);
  const clock = [minutes, whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return hours > 0 ? `${hours}:${clock}` : clock;
}

/** The times left, in seconds, that are announced. */
const moments = [3600, 1800, 900, 600, 300, 60, 30, 10];

/** True in the last five minutes. */
export const isShort = (seconds: number): boolean => seconds <= 300;

/** The announcement for screen readers between two readings of the clock; null without one. */
export function announcement(before: number, now: number): string | null {
  const passed = moments.filter((moment) => before > moment && now <= moment).at(-1);
  if (passed === undefined || now <= 0) return null;
  if (passed < 60) return `Faltam ${passed} segundos`;
  if (passed === 3600) return 'Falta 1 hora';
  const minutes = passed / 60;
  return `${minutes === 1 ? 'Falta' : 'Faltam'} ${count(minutes, 'minuto', 'minutos')}`;
}
