import type { ContentType } from '@sabia/domain/courses/content.ts';
import { type QuestionSearch, questionSearch } from '../../../questions/question-search.ts';
import { oneOf, text } from '../../../platform/search-params.ts';

/** Which content is open beside the outline: one that is there, or a new one of a section. */
export interface ContentSearch extends QuestionSearch {
  conteudo?: string | undefined;
  novo?: ContentType | undefined;
  secao?: string | undefined;
}

/** In the order in which they are offered. The schemas, which know them too, are heavy. */
export const newContentTypes = [
  'TEXTPAGE',
  'VIDEO',
  'QUICK_QUESTION',
  'EXAM',
  'PRACTICE_EXAM',
] as const satisfies readonly ContentType[];

export function contentSearch(given: Record<string, unknown>): ContentSearch {
  const novo = oneOf(newContentTypes, given.novo);
  return {
    conteudo: text(given.conteudo),
    novo,
    secao: novo && text(given.secao),
    ...questionSearch(given),
  };
}
