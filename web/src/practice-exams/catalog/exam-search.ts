import type { Input } from '../../platform/api/api.ts';
import {
  catalogQueryOf,
  catalogSearch,
  type CatalogSearch,
} from '../../platform/catalog-search.ts';

export type ExamSearch = CatalogSearch<'FREE' | 'PAID', 'titulo'>;

export const examSearch = (given: Record<string, unknown>): ExamSearch =>
  catalogSearch(given, { acesso: ['FREE', 'PAID'], ordem: ['titulo'] });

/** Query of the API for these search params; without an order the API sorts by relevance or by date. */
export const examsInput = (search: ExamSearch) =>
  ({
    ...(search.ordem && ({ field: 'title', criteria: 'asc' } as const)),
    ...catalogQueryOf(search),
  }) satisfies Input<'GET /practice-exams/paginated'>['query'];
