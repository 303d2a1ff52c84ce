import { useEffect } from 'react';
import type { AttemptHere } from '../attempts.api.ts';
import { chosenAnswers, type ExamPlace } from '../answer-outbox/answer-entry.ts';
import { newId } from '../../platform/outbox/new-id.ts';
import { useAnswerOutbox } from '../answer-outbox/use-answer-outbox.ts';

/** The answers of an attempt under way: what the server holds and what waits for it, as one. */
export function useAttemptAnswers(attempt: AttemptHere, place: ExamPlace | null) {
  const { entries, problem, isLasting, add, owner } = useAnswerOutbox();
  const own = entries.filter(({ attemptId }) => attemptId === attempt.id);
  const waiting = own.flatMap((entry) => entry.answer ?? []);

  // The one case in which leaving is not safe.
  const isAtRisk = own.length > 0 && !isLasting;
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  const newEntry = () => ({ key: newId(Date.now()), owner, attemptId: attempt.id, place });

  function answer(questionId: string, alternativeId: string | null, timeSpent: number): void {
    const entry = newEntry();
    const answeredAt = new Date(Date.now() + attempt.clockOffset).toISOString();
    add({ ...entry, answer: { id: entry.key, questionId, alternativeId, answeredAt, timeSpent } });
  }

  return {
    chosen: chosenAnswers(attempt.answers, waiting),
    answer,
    submit: () => add({ ...newEntry(), answer: null }),
    /** Asked for, and on its way. */
    isSubmitting: own.length > waiting.length,
    isWaiting: own.length > 0,
    problem: own.length > 0 ? problem : null,
    isLasting,
  };
}
