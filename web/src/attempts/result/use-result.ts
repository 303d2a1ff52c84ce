import type { Attempt, AttemptResult } from '@sabia/domain/attempts/attempt.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverDate } from '../../platform/clock.ts';
import { removePosition } from '../exam-position.ts';
import type { NextReview } from './next-review.ts';
import type { ShownQuestions } from './Review.tsx';

/** The figures of a result, its heading, which takes the focus, and the questions that its review shows. */
export function useResult(attempt: Attempt, result: AttemptResult) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    removePosition(attempt.id);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt.id]);

  const review = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState<ShownQuestions>();
  const [now] = useState(serverDate);
  const awaiting = result.awaitingQtd ?? 0;
  const counted = attempt.questionsQtd - (result.uncountedQtd ?? 0);
  const missed = counted - result.correctQuestionsQtd - awaiting;
  return {
    heading,
    now,
    /** With the blank ones. */
    missed,
    isAllRight: missed === 0 && awaiting === 0,
    review: { heading: review, choice: [shown, setShown] as const },
    /** Goes to the review of the questions that are worth most. */
    showBest: ({ questionIds }: NextReview) => {
      flushSync(() => setShown({ best: questionIds }));
      review.current?.focus({ preventScroll: true });
      review.current?.scrollIntoView();
    },
  };
}

export type ResultState = ReturnType<typeof useResult>;
