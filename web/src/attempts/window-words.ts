import type { ExamWindow } from '@sabia/domain/exams/exam-window.ts';
import { formatMoment } from '../ui/words/dates.ts';

/** 'Abre hoje às 19:00', 'Abre em 21 de nov. de 2026 às 19:00, e fecha …', 'Fecha …' or 'Fechou …'; null without times. */
export function windowWords({ opensAt, closesAt }: ExamWindow, now: Date): string | null {
  const isComing = opensAt !== null && new Date(opensAt) > now;
  if (closesAt !== null && new Date(closesAt) <= now) return `Fechou ${momentWords(closesAt, now)}`;
  const words = [
    isComing && `abre ${momentWords(opensAt, now)}`,
    closesAt !== null && `fecha ${momentWords(closesAt, now)}`,
  ]
    .filter(Boolean)
    .join(' e ');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : null;
}

/** 'amanhã às 19:00', 'em 21 de nov. de 2026 às 19:00' */
export function momentWords(moment: string, now: Date): string {
  const told = formatMoment(moment, now);
  return /^\d/.test(told) ? `em ${told}` : told.toLowerCase();
}
