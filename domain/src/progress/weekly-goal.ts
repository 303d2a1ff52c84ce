import { z } from 'zod';
import { day } from '../fields.ts';
import { messages } from '../messages.ts';

export const daysPerWeek = z
  .number({ error: messages.required })
  .int({ error: messages.invalid })
  .min(1, { error: messages.invalid })
  .max(7, { error: messages.invalid });

export const weeklyGoal = z.object({
  /** Null without a goal. */
  daysPerWeek: daysPerWeek.nullable(),
  /** Days of this week with study, today included. */
  studiedDays: z.number().int(),
  /** A Sunday. */
  weekStart: day,
});
export type WeeklyGoal = z.output<typeof weeklyGoal>;

/** The Sunday on or before a calendar day; weeks begin on Sunday in Brazil. */
export function weekStartOf(today: string): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - date.getUTCDay());
  return date.toISOString().slice(0, 10);
}
