import type { Attempt, LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { BlankTime } from '@sabia/domain/attempts/blank-times.ts';
import { isBlank } from '@sabia/domain/attempts/answer-log.ts';
import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import type { Batch } from '../../platform/outbox/outbox.ts';
import type { Entry } from '../../platform/outbox/outbox-store.ts';

/** The place of an exam in a course; submitting the exam is a progress event there. */
export interface ExamPlace {
  userId: string;
  courseId: string;
  sectionId: string;
  contentId: string;
}

/** An answer or a submission of an exam that waits for the server. */
export interface AnswerEntry extends Entry {
  attemptId: string;
  /** Null for a practice exam and for the error notebook. */
  place: ExamPlace | null;
  /** Null submits the attempt. */
  answer: LoggedAnswer | null;
  /** Of a submission. */
  blankTimes?: BlankTime[];
}

/** The highest number of answers in one request. */
const mostAnswers = 200;

/** The answers of the oldest attempt; its submission when no answer of it is left. */
export function nextAnswers([first, ...others]: Batch<AnswerEntry>): Batch<AnswerEntry> {
  const [answer, ...answers] = [first, ...others].filter(
    (entry) => entry.attemptId === first.attemptId && entry.answer !== null,
  );
  return answer ? [answer, ...answers.slice(0, mostAnswers - 1)] : [first];
}

/** The answer of each question that is not blank: the saved answers, then later ones, in their order. */
export function chosenAnswers(
  saved: Attempt['answers'],
  later: readonly Pick<LoggedAnswer, 'questionId' | 'alternativeId' | 'response'>[],
): Map<string, GivenAnswer> {
  const chosen = new Map<string, GivenAnswer>();
  for (const { questionId, alternativeId, response = null } of [...saved, ...later]) {
    if (isBlank({ alternativeId, response })) chosen.delete(questionId);
    else chosen.set(questionId, { alternativeId, response });
  }
  return chosen;
}
