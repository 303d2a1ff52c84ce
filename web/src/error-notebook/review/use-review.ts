import type { NotebookQuestion } from '@sabia/domain/error-notebook/error-notebook.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 } from 'uuid';
import { reviewedQuery, useReviewOutbox } from '../use-review-outbox.ts';
import { type Answered, remainingQuestions, type AnsweredQuestion } from './review-queue.ts';

/** One sitting with the queue: the question at hand, what is behind it, what is left. */
export function useReview(queue: readonly NotebookQuestion[]) {
  const { entries, problem, add, owner } = useReviewOutbox();
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  /** The last answer is still looked at. */
  const [isLooking, setLooking] = useState(false);
  const replies = useQueries({ queries: answered.map(({ review }) => reviewedQuery(review.id)) });

  const told: AnsweredQuestion[] = answered.map((one, at) => ({ ...one, reviewed: replies[at]?.data }));
  const left = remainingQuestions(
    queue,
    [...answered, ...entries].map(({ review }) => review),
  );
  const last = isLooking ? told.at(-1) : undefined;

  return {
    told,
    left,
    last,
    card: last?.card ?? left[0],
    problem,
    answer(card: NotebookQuestion, alternativeId: string): void {
      const review = { id: v7(), questionId: card.question.id, alternativeId };
      setAnswered([...answered, { card, review }]);
      setLooking(true);
      add({ key: review.id, owner, review });
    },
    goOn: () => setLooking(false),
  };
}
