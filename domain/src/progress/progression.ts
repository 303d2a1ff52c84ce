import { z } from 'zod';
import { id, instant } from '../fields.ts';

export const progressionStatuses = ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED'] as const;
export type ProgressionStatus = (typeof progressionStatuses)[number];

/** One answer of a learner; `timeSpent` in seconds. */
export const userQuestionAnswer = z.object({
  questionId: id,
  alternativeId: id,
  timeSpent: z.number().min(0).max(86_400),
});

export const contentProgression = z.object({
  id,
  contentId: id,
  isCompleted: z.boolean(),
  completedAt: instant.nullable(),
  isApproved: z.boolean(),
  isExamSubmitted: z.boolean(),
  /** Seconds per question. */
  averageTime: z.number().nullable(),
  /** Percentage, 0 to 100. */
  correctAverage: z.number().nullable(),
  correctQuestionsQtd: z.number().int().nullable(),
  userQuestionAnswers: z.array(userQuestionAnswer),
  triesQtd: z.number().int(),
  dateOfLastTry: instant.nullable(),
  updatedAt: instant,
});
export type ContentProgression = z.output<typeof contentProgression>;

/** Counts of the active contents at the time of the request. */
const counts = {
  contentsQtd: z.number().int(),
  completedContentsQtd: z.number().int(),
};

export const sectionProgression = z.object({
  id,
  sectionId: id,
  isCompleted: z.boolean(),
  ...counts,
});
export type SectionProgression = z.output<typeof sectionProgression>;

export const courseProgression = z.object({
  id,
  courseId: id,
  userId: id,
  isCompleted: z.boolean(),
  completedAt: instant.nullable(),
  startedAt: instant,
  updatedAt: instant,
  percentage: z.number(),
  ...counts,
});
export type CourseProgression = z.output<typeof courseProgression>;

/** The viewer's own progress on a course card; the number of contents explains the percentage. */
export const progressShown = z.object({
  isCompleted: z.boolean(),
  percentage: z.number(),
  completedContentsQtd: counts.completedContentsQtd,
});

/** One pass of a learner through a course, ended by a restart. */
export const courseRound = z.object({
  number: z.number().int(),
  startedAt: instant,
  completedAt: instant.nullable(),
  endedAt: instant,
  ...counts,
});
export type CourseRound = z.output<typeof courseRound>;

/** Whole percents, rounded down: 100 only when every content is completed. */
export function percentageDone(completed: number, total: number): number {
  if (total === 0) return 0;
  return Math.floor((completed / total) * 100);
}
