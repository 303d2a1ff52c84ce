import { z } from 'zod';
import { gradedAnswer } from '../attempts/attempt.ts';
import { day, id, instant } from '../fields.ts';
import { question } from '../questions/question.ts';

/** How many questions come back on one day: more would be a wall. */
export const dailyCap = 20;

/** How many of the due questions are left for today. */
export const leftToday = (dueQtd: number, reviewedTodayQtd: number): number =>
  Math.max(0, Math.min(dueQtd, dailyCap - reviewedTodayQtd));

export const notebookOverview = z.object({
  /** Left for today, within the cap. */
  dueQtd: z.number().int(),
  reviewedTodayQtd: z.number().int(),
  dailyCap: z.number().int(),
  /** Every question in the notebook. */
  totalQtd: z.number().int(),
  /** When the next one comes back after today; null when none does. */
  nextDueDay: day.nullable(),
});
export type NotebookOverview = z.output<typeof notebookOverview>;

/** Where a question comes from: a course, a practice exam. */
const origin = z.object({
  kind: z.enum(['course', 'practice-exam']),
  id,
  title: z.string(),
});

export const notebookQuestion = z.object({
  /** Without its key. */
  question,
  origin,
  /** How often it was missed. */
  lapses: z.number().int(),
  missedAt: instant,
  dueDay: day,
});
export type NotebookQuestion = z.output<typeof notebookQuestion>;

/** `id` is made by the client: a known one changes nothing. */
export const review = z.object({ id, questionId: id, alternativeId: id });
export type Review = z.output<typeof review>;

export const reviewed = z.object({
  answer: gradedAnswer,
  /** The day on which it comes back. */
  dueDay: day,
  dueQtd: z.number().int(),
});
export type Reviewed = z.output<typeof reviewed>;
