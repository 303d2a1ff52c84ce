import type {
  NotebookQuestion,
  Review,
  Reviewed,
} from '@sabia/domain/error-notebook/error-notebook.ts';

/** A question that has been answered in this sitting. */
export interface Answered {
  card: NotebookQuestion;
  review: Review;
}

/** With what the server said: nothing yet; null when it no longer has the question. */
export interface AnsweredQuestion extends Answered {
  reviewed: Reviewed | null | undefined;
}

/** What is left of the queue: what was answered here, or waits on this device, is not asked again. */
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
  /** Answered, and not told yet. */
  waiting: number;
}

/** What became of a sitting; questions that the school took away meanwhile don't count. */
export function tallyOf(told: readonly AnsweredQuestion[]): Tally {
  const known = told.flatMap(({ reviewed }) => reviewed ?? []);
  const right = known.filter(({ answer }) => answer.isCorrect).length;
  const waiting = told.filter(({ reviewed }) => reviewed === undefined).length;
  return { right, wrong: known.length - right, waiting };
}
