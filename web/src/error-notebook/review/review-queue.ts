import type { EssayReviewed } from '@sabia/domain/error-notebook/essay-card.ts';
import type { Reviewed } from '@sabia/domain/error-notebook/error-notebook.ts';
import { cardKey, type CardReview, type NotebookCard, reviewedKey } from '../notebook-card.ts';

/** A card that was answered in this session. */
export interface Answered {
  card: NotebookCard;
  review: CardReview;
}

/** With its result: undefined while it waits for the server, null if the review does not count. */
export interface AnsweredCard extends Answered {
  reviewed: Reviewed | EssayReviewed | null | undefined;
}

/** The cards of the queue without a review in this session or in the outbox. */
export function remainingCards(
  queue: readonly NotebookCard[],
  reviews: readonly CardReview[],
): NotebookCard[] {
  const answered = new Set(reviews.map(reviewedKey));
  return queue.filter((card) => !answered.has(cardKey(card)));
}

export interface Tally {
  right: number;
  wrong: number;
  /** Answered, without a result yet. */
  waiting: number;
}

/** Counts the results of a session, without reviews that do not count. */
export function tallyOf(answered: readonly AnsweredCard[]): Tally {
  const known = answered.filter(({ reviewed }) => reviewed);
  const right = known.filter(({ review, reviewed }) =>
    'isRemembered' in review
      ? review.isRemembered
      : reviewed && 'answer' in reviewed && reviewed.answer.isCorrect,
  ).length;
  const waiting = answered.filter(({ reviewed }) => reviewed === undefined).length;
  return { right, wrong: known.length - right, waiting };
}
