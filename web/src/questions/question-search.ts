import { text } from '../platform/search-params.ts';

/** The question that is open in the editor: its id, or a new one. */
export interface QuestionSearch {
  questao?: string | undefined;
}

export const newQuestion = 'nova';

export const questionSearch = (given: Record<string, unknown>): QuestionSearch => ({
  questao: text(given['questao']),
});
