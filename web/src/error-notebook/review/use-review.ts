import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import type { NotebookQuestion } from '@sabia/domain/error-notebook/error-notebook.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 } from 'uuid';
import { reviewedQuery, useReviewOutbox } from '../use-review-outbox.ts';
import { type Answered, remainingQuestions, type AnsweredQuestion } from './review-queue.ts';

/** A review session: the current question, the answered ones, and the remaining ones. */
export function useReview(queue: readonly NotebookQuestion[]) {
  const { entries, problem, add, owner } = useReviewOutbox();
  const [given, setGiven] = useState<readonly Answered[]>([]);
  /** The last answered question is still on the screen. */
  const [isLooking, setLooking] = useState(false);
  const replies = useQueries({ queries: given.map(({ review }) => reviewedQuery(review.id)) });

  const answered: AnsweredQuestion[] = given.map((one, at) => ({
    ...one,
    reviewed: replies[at]?.data,
  }));
  const left = remainingQuestions(
    queue,
    [...given, ...entries].map(({ review }) => review),
  );
  const last = isLooking ? answered.at(-1) : undefined;

  return {
    answered,
    left,
    last,
    card: last?.card ?? left[0],
    problem,
    answer(card: NotebookQuestion, answerGiven: GivenAnswer): void {
      const review = { id: v7(), questionId: card.question.id, ...answerGiven };
      setGiven([...given, { card, review }]);
      setLooking(true);
      add({ key: review.id, owner, review });
    },
    goOn: () => setLooking(false),
  };
}
