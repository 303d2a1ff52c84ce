import type { Question } from '@sabia/domain/questions/question.ts';
import { useEffect, useState } from 'react';
import { recallExam, rememberExam } from './exam-position.ts';
import { createStopwatch } from '../stopwatch.ts';

/** Where somebody is in an attempt, what they marked, and how long they look at each question. */
export function useExamPosition(attemptId: string, questions: readonly Question[]) {
  const [memory, setMemory] = useState(() => recallExam(attemptId));
  const [stopwatch] = useState(() => createStopwatch(memory.seconds, () => performance.now()));
  const remembered = questions.findIndex(({ id }) => id === memory.questionId);
  const at = Math.max(0, remembered);
  const questionId = questions[at]?.id ?? '';

  useEffect(() => {
    function look(): void {
      if (document.hidden) stopwatch.stop();
      else stopwatch.start(questionId);
      rememberExam(attemptId, { seconds: stopwatch.seconds() });
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stopwatch.stop();
      rememberExam(attemptId, { seconds: stopwatch.seconds() });
    };
  }, [attemptId, questionId, stopwatch]);

  function change(changes: Parameters<typeof rememberExam>[1]): void {
    rememberExam(attemptId, changes);
    setMemory((current) => ({ ...current, ...changes }));
  }

  return {
    at,
    goTo(place: number) {
      const question = questions[place];
      if (question) change({ questionId: question.id });
    },
    marked: memory.marked,
    toggleMark(id: string) {
      const { marked } = memory;
      change({
        marked: marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id],
      });
    },
    secondsOn: (id: string) => stopwatch.seconds()[id] ?? 0,
  };
}
