import { z } from 'zod';
import { id, percentage } from '../fields.ts';
import { scaleKinds } from '../item-response/exam-scale.ts';

/** The attempt at a practice exam that a user has submitted last; the leveling exam is none. */
export const lastExam = z.object({
  practiceExamId: id,
  attemptId: id,
  title: z.string(),
  correctAverage: percentage,
  isApproved: z.boolean(),
  /** The exam's scale; null: without one. */
  scaleKind: z.enum(scaleKinds).nullable(),
  /** On the exam's scale; null without a scale or a score. */
  score: z.number().nullable(),
  /**
   * The score with up to nine earlier ones that it can be compared with, the oldest first: by item response at exams of
   * the same areas, by points at the same exam.
   */
  trend: z.array(z.number()),
  /** The area of the score; null: the mean of several. */
  areaTitle: z.string().nullable(),
});
export type LastExam = z.output<typeof lastExam>;
