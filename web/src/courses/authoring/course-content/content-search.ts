import type { ContentType } from '@sabia/domain/courses/content.ts';
import { text } from '../../../shell/search-params.ts';

/** Which content is open beside the outline: one that is there, or a new one of a section. */
export interface ContentSearch {
  conteudo?: string;
  novo?: NewContentType;
  secao?: string;
}

/** The types that can be filled in; questions and exams follow. */
export type NewContentType = Extract<ContentType, 'TEXTPAGE' | 'VIDEO'>;

export function contentSearch(given: Record<string, unknown>): ContentSearch {
  const novo = given.novo === 'TEXTPAGE' || given.novo === 'VIDEO' ? given.novo : undefined;
  return { conteudo: text(given.conteudo), novo, secao: novo && text(given.secao) };
}
