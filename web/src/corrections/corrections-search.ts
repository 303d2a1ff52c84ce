import type { AnswerToCorrect } from '@sabia/domain/attempts/corrections.contract.ts';
import type { ExamSearch } from '../exams/exam-search.ts';
import { oneOf, pageNumber, text } from '../platform/search-params.ts';

/** The exam whose answers are listed, or all of them. */
export interface CorrectionsSearch extends ExamSearch {
  page: number;
  situacao?: 'corrigidas' | undefined;
  /** The answer that is open: the ids of its attempt and question, or the first one. */
  resposta?: string | undefined;
}

export const firstAnswer = 'proxima';

/** The name of an answer in the address. */
export const keyOf = ({ attemptId, question }: AnswerToCorrect): string =>
  `${attemptId}.${question.id}`;

export const correctionsSearch = (given: Record<string, unknown>): CorrectionsSearch => ({
  page: pageNumber(given['page']) ?? 1,
  situacao: oneOf(['corrigidas'] as const, given['situacao']),
  conteudo: text(given['conteudo']),
  simulado: text(given['simulado']),
  resposta: text(given['resposta']),
});
