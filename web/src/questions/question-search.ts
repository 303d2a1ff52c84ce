import { text } from '../platform/search-params.ts';

/** Which question is open in the editor, by the address: its id, or a new one. */
export interface QuestionSearch {
  questao?: string | undefined;
}

export const newQuestion = 'nova';

export const questionSearch = (given: Record<string, unknown>): QuestionSearch => ({
  questao: text(given['questao']),
});
