import type { EssayCard } from '@sabia/domain/error-notebook/essay-card.ts';
import type { NotebookQuestion } from '@sabia/domain/error-notebook/error-notebook.ts';
import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 } from 'uuid';
import type { NotebookCard } from '../notebook-card.ts';
import { reviewedQuery, useReviewOutbox } from '../use-review-outbox.ts';
import { type Answered, remainingCards, type AnsweredCard } from './review-queue.ts';

/** A review session: the current card, the answered ones, and the remaining ones. */
export function useReview(queue: readonly NotebookCard[]) {
  const { entries, problem, add, owner } = useReviewOutbox();
  const [given, setGiven] = useState<readonly Answered[]>([]);
  /** The last answered card is still on the screen. */
  const [isLooking, setLooking] = useState(false);
  const replies = useQueries({ queries: given.map(({ review }) => reviewedQuery(review.id)) });

  const answered: AnsweredCard[] = given.map((one, at) => ({
    ...one,
    reviewed: replies[at]?.data,
  }));
  const left = remainingCards(
    queue,
    [...given, ...entries].map(({ review }) => review),
  );
  const last = isLooking ? answered.at(-1) : undefined;

  function give({ card, review }: Answered): void {
    setGiven([...given, { card, review }]);
    setLooking(true);
    add({ key: review.id, owner, review });
  }

  return {
    answered,
    left,
    last,
    card: last?.card ?? left[0],
    problem,
    answer(card: NotebookQuestion, answerGiven: GivenAnswer): void {
      give({ card, review: { id: v7(), questionId: card.question.id, ...answerGiven } });
    },
    assess(card: EssayCard, isRemembered: boolean): void {
      give({ card, review: { id: v7(), cardId: card.id, isRemembered } });
    },
    goOn: () => setLooking(false),
  };
}
