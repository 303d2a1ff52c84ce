import type { ExamResultState } from '@sabia/domain/attempts/exam-results.ts';
import { read } from '../platform/api/api.ts';
import { oneOf, pageNumber, text } from '../platform/search-params.ts';

/** Search params of the results of an exam: `?page=2&busca=ana&situacao=correcao&ordem=notas`. */
export interface ExamResultsSearch {
  page: number;
  busca?: string;
  situacao?: 'aprovadas' | 'reprovadas' | 'correcao' | 'andamento';
  ordem?: 'notas' | 'novas';
}

export const examResultsSearch = (given: Record<string, unknown>): ExamResultsSearch => ({
  page: pageNumber(given['page']) ?? 1,
  busca: text(given['busca'])?.slice(0, 200),
  situacao: oneOf(['aprovadas', 'reprovadas', 'correcao', 'andamento'], given['situacao']),
  ordem: oneOf(['notas', 'novas'], given['ordem']),
});

const states: Readonly<Record<NonNullable<ExamResultsSearch['situacao']>, ExamResultState>> = {
  aprovadas: 'PASSED',
  reprovadas: 'FAILED',
  correcao: 'AWAITING',
  andamento: 'UNDER_WAY',
};

const sortings = {
  'a-z': { field: 'name', criteria: 'asc' },
  notas: { field: 'best', criteria: 'desc' },
  novas: { field: 'submittedAt', criteria: 'desc' },
} as const;

/** The filters and the order as API query, for the listing and its export. */
export const examResultsFilters = ({ busca, situacao, ordem }: ExamResultsSearch) => ({
  ...sortings[ordem ?? 'a-z'],
  searchKey: busca,
  state: situacao && states[situacao],
});

export const examResultsQuery = (examId: string, search: ExamResultsSearch) =>
  read('GET /exams/{id}/results', {
    params: { id: examId },
    query: { ...examResultsFilters(search), page: String(search.page) },
  });

export const reviewQuery = (attemptId: string) =>
  read('GET /attempts/{id}/review', { params: { id: attemptId } });
