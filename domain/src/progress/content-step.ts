import { z } from 'zod';
import { devicePosition, gradedAnswer } from '../attempts/attempt.ts';
import { certificate } from '../certificates/certificate.ts';
import { id, instant } from '../fields.ts';
import {
  contentProgression,
  courseProgression,
  sectionProgression,
  userQuestionAnswer,
} from './progression.ts';

/**
 * A step of progress. The grades are in it (product.md P2); they are claims, and the server
 * computes its own.
 */
export const contentStep = z.object({
  courseId: id,
  userId: id,
  sectionId: id,
  contentId: id,
  userCourseProgressionId: id.nullish(),
  userSectionProgressionId: id.nullish(),
  isCompleted: z.boolean().optional(),
  /** Takes a completion back. */
  decreaseProgressionsCount: z.boolean().nullish(),
  isApproved: z.boolean().nullish(),
  isExamSubmitted: z.boolean().nullish(),
  averageTime: z.number().nullish(),
  correctAverage: z.number().nullish(),
  correctQuestionsQtd: z.number().nullish(),
  userQuestionAnswers: z.array(userQuestionAnswer).max(500).nullish(),
  /** The try that is answered or submitted; without it the one under way. */
  attemptId: id.nullish(),
  /** The number of the try that this answers or submits: of one that is done already, it is a repeat. */
  triesQtd: z.number().nullish(),
  dateOfLastTry: instant.nullish(),
  ...devicePosition,
});
export type ContentStep = z.output<typeof contentStep>;

/** Where a step left the learner. */
export const stepTaken = z.object({
  contentProgression,
  sectionProgression,
  courseProgression,
  /** Of what has its key told: the answers to a quick question, and all of a submitted exam. */
  answers: z.array(gradedAnswer),
  certificate: certificate.nullable(),
});
export type StepTaken = z.output<typeof stepTaken>;
