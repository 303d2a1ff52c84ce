import type {
  NotebookQuestion,
  Review,
  Reviewed,
} from '@sabia/domain/error-notebook/error-notebook.ts';

/** A question that was answered in this session. */
export interface Answered {
  card: NotebookQuestion;
  review: Review;
}

/** With its result: undefined while it waits for the server, null if the review does not count. */
export interface AnsweredQuestion extends Answered {
  reviewed: Reviewed | null | undefined;
}

/** The questions of the queue without a review in this session or in the outbox. */
export function remainingQuestions(
  queue: readonly NotebookQuestion[],
  reviews: readonly Review[],
): NotebookQuestion[] {
  const answered = new Set(reviews.map(({ questionId }) => questionId));
  return queue.filter(({ question }) => !answered.has(question.id));
}

export interface Tally {
  right: number;
  wrong: number;
  /** Answered, without a result yet. */
  waiting: number;
}

/** Counts the results of a session, without reviews that do not count. */
export function tallyOf(answered: readonly AnsweredQuestion[]): Tally {
  const known = answered.flatMap(({ reviewed }) => reviewed ?? []);
  const right = known.filter(({ answer }) => answer.isCorrect).length;
  const waiting = answered.filter(({ reviewed }) => reviewed === undefined).length;
  return { right, wrong: known.length - right, waiting };
}
