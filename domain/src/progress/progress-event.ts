import { z } from 'zod';
import { devicePosition, gradedAnswer, submittedAttempt } from '../attempts/attempt.ts';
import { blankTimes } from '../attempts/blank-times.ts';
import { givenFields, isGiven, notGiven } from '../attempts/immediate-answer.ts';
import { certificate } from '../certificates/certificate.ts';
import { id } from '../fields.ts';
import {
  contentProgression,
  courseProgression,
  sectionProgression,
  userQuestionAnswer,
} from './progression.ts';
import { sentVideoPosition } from './video-position.ts';

/** A value that the server can do without: another one is none, and never refuses a step (product.md P2). */
const claim = <T>(schema: z.ZodType<T, T>) =>
  z
    .unknown()
    .transform((sent) => schema.safeParse(sent).data)
    .optional() as unknown as z.ZodOptional<z.ZodType<T | undefined, T | undefined>>;

/** An alternative, or a response to a question of another kind than SINGLE_CHOICE. */
const sentAnswer = userQuestionAnswer
  .extend({
    ...givenFields,
    /** In seconds. */
    timeSpent: claim(userQuestionAnswer.shape.timeSpent),
  })
  .refine(isGiven, notGiven);

/** The server computes its own. */
const ignored = z.unknown().optional();

/**
 * A report of a learner's progress in a content. Its grades (product.md P2) are ignored: the server
 * computes its own.
 */
export const progressEvent = z.object({
  courseId: id,
  userId: id,
  sectionId: claim(id),
  contentId: id,
  userCourseProgressionId: ignored,
  userSectionProgressionId: ignored,
  isCompleted: z.boolean().optional(),
  /** Takes a completion back. */
  decreaseProgressionsCount: z.boolean().nullish(),
  isApproved: ignored,
  isExamSubmitted: z.boolean().nullish(),
  averageTime: ignored,
  correctAverage: ignored,
  correctQuestionsQtd: ignored,
  userQuestionAnswers: z.array(sentAnswer).max(500).nullish(),
  /** Of an exam that is submitted. */
  blankTimes: claim(blankTimes),
  /** The attempt that is answered or submitted; without it the attempt under way. */
  attemptId: id.nullish(),
  /** The number of the attempt that is answered or submitted. For a submitted attempt, the event is a repeat. */
  triesQtd: claim(z.number().nullable()),
  dateOfLastTry: ignored,
  /** Of a content that is a video; an earlier one than the stored one changes nothing. */
  videoPosition: sentVideoPosition.optional(),
  ...devicePosition,
});
export type ProgressEvent = z.output<typeof progressEvent>;

/** The learner's progress after an event. */
export const progressResult = z.object({
  contentProgression,
  sectionProgression,
  courseProgression,
  /** With the answer key: the answers to a quick question, or all of a submitted exam. */
  answers: z.array(gradedAnswer),
  /** The attempt at an exam that is submitted; else null. */
  attempt: submittedAttempt.nullable(),
  certificate: certificate.nullable(),
});
export type ProgressResult = z.output<typeof progressResult>;
