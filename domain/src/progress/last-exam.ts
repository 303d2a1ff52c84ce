import { z } from 'zod';
import { id, percentage } from '../fields.ts';

/** The attempt at a practice exam that a user has submitted last; the leveling exam is none. */
export const lastExam = z.object({
  practiceExamId: id,
  attemptId: id,
  title: z.string(),
  correctAverage: percentage,
  isApproved: z.boolean(),
  /** By item response; null without such a scale. */
  score: z.number().nullable(),
  /** The area of the score; null: the mean of several. */
  areaTitle: z.string().nullable(),
});
export type LastExam = z.output<typeof lastExam>;
