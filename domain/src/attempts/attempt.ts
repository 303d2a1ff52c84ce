import { z } from 'zod';
import { examIdFields, examIds } from '../exams/exam-ids.ts';
import { id, instant, pageOf, percentage } from '../fields.ts';
import { answerKey, questionResponse } from '../questions/question-kind.ts';
import { totalScore } from '../item-response/exam-scale.ts';
import { question } from '../questions/question.ts';
import { drawnText } from '../rich-text/drawn-text.ts';
import { readSources } from './paper-answers.ts';
import { timedArea } from './timed-area.ts';

/**
 * The place of an entry among the entries of one device: the device counts them up from 1. Their order
 * then does not depend on the device's clock. Without both fields, times decide.
 */
export const devicePosition = {
  /** A UUID that the device makes once. */
  deviceId: id.optional(),
  sequence: z.number().int().min(1).optional(),
};

/** One line of an attempt's answer log. The client makes the `id`; a known id changes nothing (product.md A2). */
export const loggedAnswer = z.object({
  id,
  questionId: id,
  /** Null for a question with a response. Null without a response takes the answer back: the question is blank again. */
  alternativeId: id.nullable(),
  /** The answer to a question of another kind than SINGLE_CHOICE (product.md Q16). */
  response: questionResponse.nullish(),
  answeredAt: z.iso.datetime({ offset: true }),
  /** Seconds that the learner has spent on this question so far, in this attempt. */
  timeSpent: z.number().min(0).max(86_400).optional(),
  ...devicePosition,
});
export type LoggedAnswer = z.output<typeof loggedAnswer>;

export const answersToSave = z.object({
  /** May be empty: the device reports that it is online. */
  answers: z.array(loggedAnswer).max(1000),
  /** The device that reports (product.md A9); without it, the devices of the answers. */
  deviceId: id.optional(),
});
export type AnswersToSave = z.output<typeof answersToSave>;

/** The current answer to a question: an alternative, or a response to a question of another kind. */
const currentAnswer = z.object({
  questionId: id,
  alternativeId: id.nullable(),
  response: questionResponse.optional(),
});

/** The state of an attempt on the server after answers were saved. */
export const savedAnswers = z.object({
  attemptId: id,
  /** The current answers that the device may not know (`answersToTell`); null without a response: taken back. */
  answers: z.array(currentAnswer),
  deadline: instant.nullable(),
  /** A submitted attempt does not change any more. */
  submittedAt: instant.nullable(),
  /** The bytes of responses that the attempt or the day still takes, if they are few (product.md A2). */
  bytesLeft: z.number().int().optional(),
});
export type SavedAnswers = z.output<typeof savedAnswers>;

/** A question whose answer is final, with its answer key. A blank one of a failed attempt has no key (product.md Q2). */
export const gradedAnswer = z.object({
  questionId: id,
  /** Null: left blank, or answered by a response. */
  alternativeId: id.nullable(),
  /** True for the whole credit. */
  isCorrect: z.boolean(),
  correctAlternativeId: id.nullable(),
  explanation: drawnText.nullable(),
  /** The category of the question, else the course or the section that it was drawn from. Absent if none is known. */
  topic: z.string().optional(),
  /** The fields below are those of questions of another kind than SINGLE_CHOICE. */
  response: questionResponse.optional(),
  /** 0 to 1. Null: a person has not corrected it yet (product.md Q17). */
  credit: z.number().min(0).max(1).nullish(),
  answerKey: answerKey.optional(),
  /** Of the correction. */
  comment: z.string().nullish(),
});
export type GradedAnswer = z.output<typeof gradedAnswer>;

const attemptResult = z.object({
  isApproved: z.boolean(),
  /** The share of the credit of all questions (product.md A14). */
  correctAverage: percentage,
  /** Questions that count, with the whole credit. */
  correctQuestionsQtd: z.number().int(),
  /** Answers that people have still to correct: the result is provisional. Absent if there are none. */
  awaitingQtd: z.number().int().optional(),
  /** Questions that leave the score: annulled, or of the weight 0 (product.md A21, A22). Absent if there are none. */
  uncountedQtd: z.number().int().optional(),
  /** Seconds per question that has a known time; null when none has. */
  averageTime: z.number().nullable(),
});
export type AttemptResult = z.output<typeof attemptResult>;

export const attemptSummary = z.object({
  id,
  ...examIds,
  /** 1 for the learner's first attempt at this exam. */
  number: z.number().int(),
  questionsQtd: z.number().int(),
  passingScore: z.number().int(),
  startedAt: instant,
  deadline: instant.nullable(),
  submittedAt: instant.nullable(),
  /** Of an attempt on paper: when its answer card was read (product.md MOCK13). */
  readAt: instant.nullish(),
  /** With `readAt`: a card on paper, or a phone that had no network. */
  readSource: z.enum(readSources).nullish(),
  /** Null until it is submitted. */
  result: attemptResult.nullable(),
});
export type AttemptSummary = z.output<typeof attemptSummary>;

/** An attempt in the list of a learner's attempts at one exam. */
export const listedAttempt = attemptSummary
  .omit({
    ...examIdFields,
    startedAt: true,
  })
  .extend({
    /** Of a submitted attempt at a practice exam with a scale. */
    score: totalScore.optional(),
  });
export type ListedAttempt = z.output<typeof listedAttempt>;

/** A page of a learner's attempts at one exam, the newest first. */
export const attemptsPage = pageOf(listedAttempt).extend({
  /** The best submitted attempt of all pages, by the scale of the exam if it has one; of equal scores the first. */
  best: listedAttempt.nullable(),
});
export type AttemptsPage = z.output<typeof attemptsPage>;

/** The average score of all learners at an exam; null before the submission, and below 20 learners. */
const average = percentage.nullable();

/** The release of the answer key (product.md A18). */
const keyState = {
  /** True: `graded` has only answers that a person has corrected, without the key. */
  isKeyWithheld: z.boolean(),
  /** The moment from which the key is told; null: from the submission, or never. */
  keyFrom: instant.nullable(),
};

/** A submitted attempt without its questions. */
export const submittedAttempt = listedAttempt.extend({ average, ...keyState });
export type SubmittedAttempt = z.output<typeof submittedAttempt>;

export const attempt = attemptSummary.extend({
  title: z.string(),
  average,
  ...keyState,
  /** The server's clock, by which the deadline counts. */
  now: instant,
  /** The areas that follow each other, with own times; null for an attempt without such areas (product.md A19). */
  timedAreas: z.array(timedArea).nullable(),
  /** In the order of this attempt; of timed areas those of the area under way, until it is submitted. The answer key is included only after submission, as in `graded`. */
  questions: z.array(question),
  answers: z.array(currentAnswer),
  /** Empty until it is submitted. */
  graded: z.array(gradedAnswer),
  /** As in `savedAnswers`. */
  bytesLeft: z.number().int().optional(),
});
export type Attempt = z.output<typeof attempt>;
