import { daysUntil } from '../ui/words/dates.ts';

/** The day of the next review in words: 'hoje', 'amanhã', 'em 6 dias'. */
export function returnWords(dueDay: string, now: Date): string {
  const days = daysUntil(dueDay, now);
  if (days <= 0) return 'hoje';
  return days === 1 ? 'amanhã' : `em ${days} dias`;
}
