import { z } from 'zod';
import { gradedAnswer } from '../attempts/attempt.ts';
import type { ImmediateAnswer } from '../attempts/immediate-answer.ts';
import { day, id, instant } from '../fields.ts';
import { question } from '../questions/question.ts';

/** The highest number of reviews per day, so that a long break does not pile them up. */
export const dailyCap = 20;

/** The number of due questions that are left for today. */
export const leftToday = (dueQtd: number, reviewedTodayQtd: number): number =>
  Math.max(0, Math.min(dueQtd, dailyCap - reviewedTodayQtd));

export const notebookOverview = z.object({
  /** Left for today, within the daily cap. */
  dueQtd: z.number().int(),
  reviewedTodayQtd: z.number().int(),
  dailyCap: z.number().int(),
  /** All questions and cards of essays in the notebook. */
  totalQtd: z.number().int(),
  /** The cards of essays among them. */
  essayCardsQtd: z.number().int(),
  /** The day of the next review after today; null without one. */
  nextDueDay: day.nullable(),
});
export type NotebookOverview = z.output<typeof notebookOverview>;

/** The course or practice exam of a question or essay. */
export const origin = z.object({
  kind: z.enum(['course', 'practice-exam']),
  id,
  title: z.string(),
});

export const notebookQuestion = z.object({
  /** Without the answer key. */
  question,
  origin,
  /** The number of wrong answers. */
  lapses: z.number().int(),
  missedAt: instant,
  dueDay: day,
});
export type NotebookQuestion = z.output<typeof notebookQuestion>;

/** The answer to a question of the notebook. */
export type Review = ImmediateAnswer;

export const reviewed = z.object({
  answer: gradedAnswer,
  /** The day of the next review. */
  dueDay: day,
  dueQtd: z.number().int(),
});
export type Reviewed = z.output<typeof reviewed>;
