import type { GivenAnswer } from '@sabia/domain/questions/question-kind.ts';
import { useEffect } from 'react';
import { v7 } from 'uuid';
import type { Attempt } from '@sabia/domain/attempts/attempt.ts';
import { chosenAnswers, type ExamPlace } from '../answer-outbox/answer-entry.ts';
import { removePagesOf } from '../../questions/waiting-pages.ts';
import { showToast } from '../../ui/states/toast.tsx';
import { count } from '../../ui/words/plural.ts';
import { readPosition } from '../exam-position.ts';
import { useAnswerOutbox } from '../answer-outbox/answer-outbox.ts';
import type { AttemptAnswers } from './attempt-answers.ts';
import { useDeviceReports } from './use-device-reports.ts';

function tellUnsent(quantity: number): void {
  if (quantity === 0) return;
  const words = count(quantity, 'página não foi enviada', 'páginas não foram enviadas');
  showToast({ kind: 'error', message: `${words} a tempo: a resposta foi sem o que faltava.` });
}

/** The answers of an attempt under way: the saved ones and those that wait for the server. */
export function useAttemptAnswers(attempt: Attempt, place: ExamPlace | null): AttemptAnswers {
  const { entries, problem, storage, add, deviceId, owner } = useAnswerOutbox();
  const own = entries.filter(({ attemptId }) => attemptId === attempt.id);
  const waiting = own.flatMap((entry) => entry.answer ?? []);

  // Leaving the page would lose answers.
  const isAtRisk = own.length > 0 && storage !== 'stored';
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  useDeviceReports(attempt, { isWaiting: own.length > 0, deviceId });

  const newEntry = () => ({ key: v7(), owner, attemptId: attempt.id, place });

  function answer(
    questionId: string,
    given: GivenAnswer,
    timeSpent: number,
    givenAt: number,
  ): void {
    const entry = newEntry();
    const answeredAt = new Date(givenAt).toISOString();
    add({ ...entry, answer: { id: entry.key, questionId, ...given, answeredAt, timeSpent } });
  }

  const chosen = chosenAnswers(attempt.answers, waiting);

  function submit(): void {
    const blankTimes = Object.entries(readPosition(attempt.id).seconds).flatMap(
      ([questionId, timeSpent]) => (chosen.has(questionId) ? [] : [{ questionId, timeSpent }]),
    );
    add({ ...newEntry(), answer: null, blankTimes });
    // Also at the end of the time, before which nobody was asked.
    void removePagesOf(owner, attempt.id).then(tellUnsent);
  }

  return {
    chosen,
    answer,
    submit,
    /** The submission waits for the server. */
    isSubmitting: own.length > waiting.length,
    saving: {
      isWaiting: own.length > 0,
      problem: own.length > 0 ? problem : null,
      storage,
      bytesLeft: attempt.bytesLeft ?? null,
    },
  };
}
