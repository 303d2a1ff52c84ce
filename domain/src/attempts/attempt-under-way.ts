import { z } from 'zod';
import { id, instant } from '../fields.ts';

/** The attempt with a deadline that ends first: its clock runs while the learner is on other screens. */
export const attemptUnderWay = z.object({
  id,
  /** Of the exam. */
  title: z.string(),
  deadline: instant,
  /** Null for an exam of a course. */
  practiceExamId: id.nullable(),
  /** The exam is the leveling exam, which has a page of its own. */
  isLeveling: z.boolean(),
  /** Of the exam in a course; both null for a practice exam. */
  contentId: id.nullable(),
  courseSlug: z.string().nullable(),
});
export type AttemptUnderWay = z.output<typeof attemptUnderWay>;
