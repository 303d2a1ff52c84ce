import { currentAnswers } from '@sabia/domain/attempts/answer-log.ts';
import type { Attempt, LoggedAnswer } from '@sabia/domain/attempts/attempt.ts';
import type { Kept } from '../../platform/outbox/outbox-store.ts';

/** Where in a course an exam stands; submitting it is a step of progress there. */
export interface ExamPlace {
  userId: string;
  courseId: string;
  sectionId: string;
  contentId: string;
  /** Null while the server has not told of a progression in this content. */
  progressionId: string | null;
}

/** What a learner did in an exam and the server has not confirmed: an answer, or the submission. */
export interface AnswerEntry extends Kept {
  attemptId: string;
  /** Null for an exam that stands alone. */
  place: ExamPlace | null;
  /** Null submits the attempt. */
  answer: LoggedAnswer | null;
}

/** What goes to the server at once: answers of one attempt, or its submission when none is left. */
export interface Batch {
  attemptId: string;
  place: ExamPlace | null;
  entries: AnswerEntry[];
  /** Empty submits. */
  answers: LoggedAnswer[];
}

/** As many lines as a request takes easily. */
const most = 200;

/** The next to be sent, the oldest attempt first; those that the server refuses are left alone. */
export function nextBatch(
  entries: readonly AnswerEntry[],
  refused: ReadonlySet<string>,
): Batch | null {
  const first = entries.find(({ attemptId }) => !refused.has(attemptId));
  if (!first) return null;
  const { attemptId, place } = first;
  const ofAttempt = entries.filter((entry) => entry.attemptId === attemptId);
  const answered = ofAttempt.filter(({ answer }) => answer !== null).slice(0, most);
  const chosen = answered.length > 0 ? answered : ofAttempt;
  const answers = answered.flatMap(({ answer }) => (answer ? [answer] : []));
  return { attemptId, place, entries: chosen, answers };
}

/** The chosen alternative of each question: what the server holds, and over it what waits for it. */
export function chosenAnswers(
  held: Attempt['answers'],
  waiting: readonly LoggedAnswer[],
): Map<string, string> {
  const chosen = new Map(held.map(({ questionId, alternativeId }) => [questionId, alternativeId]));
  for (const [questionId, { alternativeId }] of currentAnswers(waiting)) {
    if (alternativeId === null) chosen.delete(questionId);
    else chosen.set(questionId, alternativeId);
  }
  return chosen;
}
