import { searchText } from '../platform/catalog-search.ts';
import { text } from '../platform/search-params.ts';

export interface QuestionSearch {
  /** The question that is open in the editor: its id, or a new one. */
  questao?: string | undefined;
  /** Words of the listed questions. */
  busca?: string | undefined;
}

export const newQuestion = 'nova';

export const questionSearch = (given: Record<string, unknown>): QuestionSearch => ({
  questao: text(given['questao']),
  busca: searchText(given['busca']),
});
