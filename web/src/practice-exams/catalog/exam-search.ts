import type { Input } from '../../platform/api.ts';
import {
  catalogQueryOf,
  catalogSearch,
  type CatalogSearch,
} from '../../platform/catalog-search.ts';

export type ExamSearch = CatalogSearch<'FREE' | 'PAID', 'titulo'>;

export const examSearch = (given: Record<string, unknown>): ExamSearch =>
  catalogSearch(given, { acesso: ['FREE', 'PAID'], ordem: ['titulo'] });

/** Query of the API for these search params; the newest exams come first by default. */
export const examsInput = (search: ExamSearch) =>
  ({
    ...(search.ordem
      ? ({ field: 'title', criteria: 'asc' } as const)
      : ({ field: 'createdAt', criteria: 'desc' } as const)),
    ...catalogQueryOf(search),
  }) satisfies Input<'GET /practice-exams/paginated'>['query'];
