import { z } from 'zod';
import { linkedExam } from '../exams/exam-ids.ts';
import { id, instant } from '../fields.ts';

/** The attempt with a deadline that ends first: its clock runs while the learner is on other screens. */
export const attemptUnderWay = z.object({
  id,
  /** Of the exam. */
  title: z.string(),
  deadline: instant,
  ...linkedExam,
});
export type AttemptUnderWay = z.output<typeof attemptUnderWay>;
