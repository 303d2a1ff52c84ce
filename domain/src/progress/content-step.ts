import { z } from 'zod';
import { certificate } from '../certificates/certificate.ts';
import { id, instant } from '../fields.ts';
import {
  contentProgression,
  courseProgression,
  sectionProgression,
  userQuestionAnswer,
} from './progression.ts';

/**
 * A step of progress. The grades are in it because spec 7 says so; they are claims, and the server
 * computes its own (decisions.md section 4).
 */
export const contentStep = z.object({
  courseId: id,
  userId: id,
  sectionId: id,
  contentId: id,
  userCourseProgressionId: id.nullish(),
  userSectionProgressionId: id.nullish(),
  isCompleted: z.boolean().optional(),
  isApproved: z.boolean().nullish(),
  isExamSubmitted: z.boolean().nullish(),
  averageTime: z.number().nullish(),
  correctAverage: z.number().nullish(),
  correctQuestionsQtd: z.number().nullish(),
  userQuestionAnswers: z.array(userQuestionAnswer).max(500).nullish(),
  triesQtd: z.number().nullish(),
  dateOfLastTry: instant.nullish(),
});
export type ContentStep = z.output<typeof contentStep>;

/** Where a step left the learner. */
export const stepTaken = z.object({
  contentProgression,
  sectionProgression,
  courseProgression,
  answers: z.array(
    z.object({
      questionId: id,
      alternativeId: id,
      isCorrect: z.boolean(),
      correctAlternativeId: id,
      explanation: z.string().nullable(),
    }),
  ),
  certificate: certificate.nullable(),
});
export type StepTaken = z.output<typeof stepTaken>;
