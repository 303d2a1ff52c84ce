import { z } from 'zod';
import { examIds } from '../exams/exam-ids.ts';
import { id, instant, pageOf, percentage } from '../fields.ts';
import { attempt, attemptsPage, listedAttempt } from './attempt.ts';
import { verdicts } from './verdict.ts';

const takenAttempt = listedAttempt.extend({ startedAt: instant });
export type TakenAttempt = z.output<typeof takenAttempt>;

/** A person who has started an exam, with the best and the last submitted attempt. */
const examResult = z.object({
  userId: id,
  userName: z.string(),
  userEmail: z.string(),
  /** Submitted ones. */
  attemptsQtd: z.number().int(),
  isUnderWay: z.boolean(),
  /** Over all attempts: an approval stays (product.md P4). Null before the first submission. */
  verdict: z.enum(verdicts).nullable(),
  /** By the scale of the exam if it has one; of equal results the first. */
  best: takenAttempt.nullable(),
  last: takenAttempt.nullable(),
});
export type ExamResult = z.output<typeof examResult>;

/** The exam of a content or a practice exam. */
const askedExam = z.object({
  id,
  title: z.string(),
  ...examIds,
  /** Of a content. */
  courseId: id.nullable(),
  passingScore: z.number().int(),
});

/** A page of the people who have started an exam. */
export const examResultsPage = pageOf(examResult).extend({
  exam: askedExam,
  /** Of all people whose study counts (product.md O2), whatever the filters. */
  figures: z.object({
    /** With a submitted attempt. */
    peopleQtd: z.number().int(),
    passedQtd: z.number().int(),
    /** With an answer that awaits its correction. */
    awaitingQtd: z.number().int(),
    /** Of the best results that await no correction; null without any. */
    correctAverage: percentage.nullable(),
  }),
});
export type ExamResultsPage = z.output<typeof examResultsPage>;

export const examResultStates = ['PASSED', 'FAILED', 'AWAITING', 'UNDER_WAY'] as const;
export type ExamResultState = (typeof examResultStates)[number];

/** A submitted attempt as administrators see it: with the whole answer key. */
export const reviewedAttempt = attempt.extend({
  userId: id,
  userName: z.string(),
  /** That of `attempts.exam_id`. */
  examId: id,
  courseId: id.nullable(),
  /** The newest attempts of the person at this exam. */
  attempts: attemptsPage.shape.items,
});
export type ReviewedAttempt = z.output<typeof reviewedAttempt>;
