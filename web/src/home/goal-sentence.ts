import type { WeeklyGoal } from '@sabia/domain/progress/weekly-goal.ts';
import { count } from '../ui/words/plural.ts';

const daysOfWeek = 7;

/** A sentence about the weekly goal: the progress, and whether it can still be reached. */
export function goalSentence(
  { daysPerWeek, studiedDays, weekStart }: WeeklyGoal & { daysPerWeek: number },
  { today, hasStudiedToday }: { today: string; hasStudiedToday: boolean },
): string {
  const done = `${studiedDays} de ${count(daysPerWeek, 'dia', 'dias')} nesta semana.`;
  const missing = daysPerWeek - studiedDays;
  if (missing <= 0) return `${done} Meta cumprida!`;
  const passed = (Date.parse(today) - Date.parse(weekStart)) / 86_400_000;
  const left = daysOfWeek - passed - (hasStudiedToday ? 1 : 0);
  if (missing > left) return `${done} Já não dá para cumprir a meta; no domingo começa outra.`;
  return `${done} ${missing === 1 ? 'Falta 1' : `Faltam ${missing}`}.`;
}
