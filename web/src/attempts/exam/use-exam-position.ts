import type { Question } from '@sabia/domain/questions/question.ts';
import { useEffect, useState } from 'react';
import { readPosition, savePosition } from '../exam-position.ts';
import { createStopwatch } from '../stopwatch.ts';

/** The current question of an attempt, the questions marked for review, and the time on each question. */
export function useExamPosition(attemptId: string, questions: readonly Question[]) {
  const [position, setPosition] = useState(() => readPosition(attemptId));
  const [stopwatch] = useState(() => createStopwatch(position.seconds, () => performance.now()));
  const stored = questions.findIndex(({ id }) => id === position.questionId);
  const at = Math.max(0, stored);
  const questionId = questions[at]?.id ?? '';

  useEffect(() => {
    function update(): void {
      if (document.hidden) stopwatch.stop();
      else stopwatch.start(questionId);
      savePosition(attemptId, { seconds: stopwatch.seconds() });
    }
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      document.removeEventListener('visibilitychange', update);
      stopwatch.stop();
      savePosition(attemptId, { seconds: stopwatch.seconds() });
    };
  }, [attemptId, questionId, stopwatch]);

  function change(changes: Parameters<typeof savePosition>[1]): void {
    savePosition(attemptId, changes);
    setPosition((current) => ({ ...current, ...changes }));
  }

  return {
    at,
    goTo(place: number) {
      const question = questions[place];
      if (question) change({ questionId: question.id });
    },
    marked: position.marked,
    toggleMark(id: string) {
      const { marked } = position;
      change({
        marked: marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id],
      });
    },
    /** Before the submission, which tells the time on blank questions. */
    saveSeconds: () => savePosition(attemptId, { seconds: stopwatch.seconds() }),
    secondsOn: (id: string) => stopwatch.seconds()[id] ?? 0,
  };
}
