import type { DrawQuota } from '@sabia/domain/questions/draw-quotas.ts';
import type { Feasibility } from '@sabia/domain/questions/question-bank.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAppContext } from '../layout/app-context.tsx';
import type { ApiProblem } from '../platform/api/api-problem.ts';
import { read } from '../platform/api/api.ts';

export const questionBankQuery = read('GET /questions/bank');

export interface Draw {
  filters: string[];
  questionsQtd: number;
  drawQuotas: DrawQuota[];
}

/** Tells if a draw is possible. Questions may have changed in other tabs, so each use asks again; null does not ask. */
export function useFeasibilityOf(draw: Draw | null) {
  const { call } = useAppContext();
  return useQuery<Feasibility, ApiProblem>({
    queryKey: ['POST /questions/bank/feasibility', draw],
    queryFn: async ({ signal }) => {
      if (!draw) throw new Error('there is no draw');
      const { filters, questionsQtd, drawQuotas } = draw;
      const body = { filters, questionsQtd, drawQuotas };
      return call('POST /questions/bank/feasibility', { body }, { signal });
    },
    enabled: draw !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
