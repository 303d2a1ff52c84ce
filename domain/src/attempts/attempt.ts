import { z } from 'zod';
import { id, instant, percentage } from '../fields.ts';
import { question } from '../questions/question.ts';

/** An attempt is one try of a learner at an exam of a course, a practice exam or their error notebook. */

/** One line of the log. `id` is made by the client: a known one changes nothing (product.md A2). */
export const loggedAnswer = z.object({
  id,
  questionId: id,
  /** Null takes the answer back: the question is blank again. */
  alternativeId: id.nullable(),
  answeredAt: z.iso.datetime({ offset: true }),
  /** Seconds that the learner has spent on this question so far, in this attempt. */
  timeSpent: z.number().min(0).max(86_400).optional(),
});
export type LoggedAnswer = z.output<typeof loggedAnswer>;

export const answersToSave = z.object({ answers: z.array(loggedAnswer).max(1000) });

export const heldAnswer = z.object({ questionId: id, alternativeId: id });

/** What the server holds after saving. */
export const savedAnswers = z.object({
  attemptId: id,
  answers: z.array(heldAnswer),
  deadline: instant.nullable(),
  /** Once it is submitted nothing changes it any more. */
  submittedAt: instant.nullable(),
});
export type SavedAnswers = z.output<typeof savedAnswers>;

/** What is told of a question once its answer is final. */
export const gradedAnswer = z.object({
  questionId: id,
  /** Null: left blank. */
  alternativeId: id.nullable(),
  isCorrect: z.boolean(),
  correctAlternativeId: id,
  explanation: z.string().nullable(),
});
export type GradedAnswer = z.output<typeof gradedAnswer>;

export const attemptResult = z.object({
  isApproved: z.boolean(),
  correctAverage: percentage,
  correctQuestionsQtd: z.number().int(),
  /** Seconds per question that has a known time; null when none has. */
  averageTime: z.number().nullable(),
});
export type AttemptResult = z.output<typeof attemptResult>;

export const attemptSummary = z.object({
  id,
  contentId: id.nullable(),
  practiceExamId: id.nullable(),
  /** 1 for the learner's first try at it. */
  number: z.number().int(),
  questionsQtd: z.number().int(),
  passingScore: z.number().int(),
  startedAt: instant,
  deadline: instant.nullable(),
  submittedAt: instant.nullable(),
  /** Null until it is submitted. */
  result: attemptResult.nullable(),
});
export type AttemptSummary = z.output<typeof attemptSummary>;

export const attempt = attemptSummary.extend({
  title: z.string(),
  /** The server's clock, by which the deadline counts. */
  now: instant,
  /** In the order of this attempt; with the key once it is submitted, without it before. */
  questions: z.array(question),
  answers: z.array(heldAnswer),
  /** Empty until it is submitted. */
  graded: z.array(gradedAnswer),
});
export type Attempt = z.output<typeof attempt>;
