import type { ContentType } from '@sabia/domain/courses/content.ts';
import { type QuestionSearch, questionSearch } from '../../../questions/question-search.ts';
import { oneOf, text } from '../../../platform/search-params.ts';

/** The content that is open beside the outline: `conteudo`, or a new one of type `novo` in the section `secao`. */
export interface ContentSearch extends QuestionSearch {
  conteudo?: string | undefined;
  novo?: ContentType | undefined;
  secao?: string | undefined;
}

/** In the order of the menu. Not taken from the domain, whose file brings zod into the routes. */
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
