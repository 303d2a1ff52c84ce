import { isDeepStrictEqual } from 'node:util';
import type { GradedAnswer, SubmittedAttempt } from '@sabia/domain/attempts/attempt.ts';
import type { BlankTime } from '@sabia/domain/attempts/blank-times.ts';
import { isExam, type ContentType } from '@sabia/domain/courses/content.ts';
import { messages } from '@sabia/domain/messages.ts';
import { invalid } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { appendAnswers, type SubmittedAnswer } from './answer-log.ts';
import { answerQuickly } from './answer-quickly.ts';
import { asSubmitted, gradedAnswers } from './attempt-replies.ts';
import { findAttempt, type AttemptRow } from './attempts.queries.ts';
import type { Exam } from './exams.queries.ts';
import { gradeAttempt } from './grade-attempt.ts';
import { refuseUnfitAnswers } from './refuse-unfit-answers.ts';
import { openAttempt } from './open-attempt.ts';

/** The answers of a progress event. */
export interface ContentAnswers {
  userId: string;
  contentId: string;
  contentType: ContentType;
  exam: Exam;
  /** The attempt by its id or by its number; without both, the attempt under way. */
  attemptId: string | null;
  number: number | null;
  answers: readonly SubmittedAnswer[];
  blankTimes: readonly BlankTime[];
  isSubmitted: boolean;
}

interface Answered {
  answers: GradedAnswer[];
  /** The submitted attempt at an exam. */
  attempt: SubmittedAttempt | null;
  /** The content is completed by the answers: a quick question is answered, an exam is approved. */
  isDone: boolean;
}

/** The list of answers in a progress event. */
const field = 'userQuestionAnswers';

const unanswered: Answered = { answers: [], attempt: null, isDone: false };

/**
 * Answers the questions of a content, in the transaction of the progress event that carries the answers
 * and under the locks of `attemptsLocks`. Repeats have one effect.
 */
export async function answerContent(
  tx: Database,
  given: ContentAnswers,
  { now }: At,
): Promise<Answered> {
  const isQuick = !isExam(given.contentType);
  const done = await findDone(tx, given);
  if (done) return asAnswered(done, isQuick, now);
  // An exam without questions has no attempts.
  if (isUnwritten(given.exam)) return unanswered;

  const attempt = given.exam.ongoing ?? (await open(tx, given, now));
  await refuseUnfitAnswers(tx, { ...attempt, field, answers: given.answers });
  if (!isQuick && !given.isSubmitted) {
    await appendAnswers(tx, { attempt, ...given, field }, { now });
    return unanswered;
  }
  const answer = isQuick ? answerQuickly : gradeAttempt;
  const { answers, blankTimes } = given;
  const graded = await answer(tx, { attempt, answers, field, blankTimes }, { now });
  return asAnswered(graded, isQuick, now);
}

/**
 * The attempt, if it is submitted already. The number of an exam's attempt is a claim: it shows a repeat only
 * while no attempt is under way, and only with the answers that the attempt has. A quick question's number
 * identifies the attempt, because its answers are sent one by one.
 */
async function findDone(
  tx: Database,
  { userId, contentId, contentType, attemptId, number, exam, answers }: ContentAnswers,
): Promise<AttemptRow | null> {
  if (attemptId !== null) {
    if (exam.ongoing?.id === attemptId) return null;
    const attempt = await findAttempt(tx, { id: attemptId, userId });
    if (attempt?.examId !== contentId) throw invalid('attemptId', messages.unknownId);
    return attempt;
  }
  if (isExam(contentType) && exam.ongoing) return null;
  const lastDone = exam.ongoing ? exam.lastNumber - 1 : exam.lastNumber;
  if (number === null || number > lastDone) return null;
  const { id } = await tx.one<{ id: string }>(sql`
    select id from attempts
    where user_id = ${userId} and exam_id = ${contentId} and number = ${Math.max(1, number)}`);
  const done = await findAttempt(tx, { id, userId });
  return done && (!isExam(contentType) || hasAnswers(done, answers)) ? done : null;
}

const hasAnswers = ({ graded }: AttemptRow, answers: readonly SubmittedAnswer[]): boolean => {
  const given = new Map(graded.map((answer) => [answer.questionId, answer]));
  return answers.every(({ questionId, alternativeId, response = null }) => {
    const one = given.get(questionId);
    return (
      one?.alternativeId === alternativeId && isDeepStrictEqual(one.response, response ?? null)
    );
  });
};

const isUnwritten = ({ ongoing, filters, questions }: Exam): boolean =>
  !ongoing && filters.length === 0 && questions.length === 0;

const open = (tx: Database, { userId, contentId, exam }: ContentAnswers, now: Date) =>
  openAttempt(tx, { place: { userId, examId: contentId, examKind: 'CONTENT' }, exam }, { now });

const asAnswered = (attempt: AttemptRow, isQuick: boolean, now: Date): Answered => ({
  answers: gradedAnswers(attempt, now),
  attempt: isQuick ? null : asSubmitted(attempt, now),
  isDone: attempt.result !== null && (isQuick || attempt.result.isApproved),
});
