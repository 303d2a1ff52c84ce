import { useEffect, useState } from 'react';
import { hearRefusals, readPosition, savePosition } from './exam-position.ts';

/** The answers of an attempt that the server has refused, by the ids of questions. */
export function useRefusedAnswers(attemptId: string) {
  const [refused, setRefused] = useState(() => readPosition(attemptId).refused);
  useEffect(() => hearRefusals(() => setRefused(readPosition(attemptId).refused)), [attemptId]);
  return {
    refused,
    /** The learner answers the question anew. */
    forget(questionId: string): void {
      const { [questionId]: known, ...others } = readPosition(attemptId).refused;
      if (!known) return;
      savePosition(attemptId, { refused: others });
      setRefused(others);
    },
  };
}

/** The sentence at the field. */
export const refusalWords = (reason: string | undefined): string | null =>
  reason === undefined ? null : `Não foi salvo: ${reason}`;
