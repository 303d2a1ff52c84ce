import type { Question } from '@sabia/domain/questions/question.ts';
import { useEffect, useState } from 'react';
import { readPosition, savePosition } from '../exam-position.ts';
import { createStopwatch } from '../stopwatch.ts';

/** The current question of an attempt, what is marked and struck out, and the time on each question. */
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
    toggleMark: (id: string) => change({ marked: toggled(position.marked, id) }),
    struck: position.struck,
    toggleStruck: (id: string) => change({ struck: toggled(position.struck, id) }),
    /** Before the submission, which tells the time on blank questions. */
    saveSeconds: () => savePosition(attemptId, { seconds: stopwatch.seconds() }),
    secondsOn: (id: string) => stopwatch.seconds()[id] ?? 0,
  };
}

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
