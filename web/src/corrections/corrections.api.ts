import type { AnswerToCorrect } from '@sabia/domain/attempts/corrections.contract.ts';
import { idsInSearch } from '../exams/exam-search.ts';
import { useAppContext } from '../layout/app-context.tsx';
import { read, type Route } from '../platform/api/api.ts';
import type { CorrectionsSearch } from './corrections-search.ts';

export const correctionsQuery = ({ page, situacao, ...exam }: CorrectionsSearch) =>
  read('GET /corrections', {
    query: {
      page,
      status: situacao ? 'CORRECTED' : 'AWAITING',
      ...idsInSearch(exam),
    },
  });

interface Correction {
  /** 0 to 1. */
  credit: number;
  comment: string | null;
}

/** Gives an answer its credit, and reads the lists again. */
export function useCorrectAnswer() {
  const { call, queryClient } = useAppContext();
  return async ({ attemptId, question }: AnswerToCorrect, body: Correction): Promise<void> => {
    await call('PATCH /corrections/{attemptId}/{questionId}', {
      params: { attemptId, questionId: question.id },
      body,
    });
    await queryClient.invalidateQueries({ queryKey: ['GET /corrections' satisfies Route] });
  };
}
