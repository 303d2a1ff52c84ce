import type { PaymentType } from '@sabia/domain/courses/course.ts';
import type { Input } from '../../platform/api.ts';
import * as shared from '../../platform/catalog-search.ts';

export type CatalogOrder = 'titulo' | 'curtos' | 'longos';
export type CatalogSearch = shared.CatalogSearch<PaymentType, CatalogOrder>;

export const catalogSearch = (given: Record<string, unknown>): CatalogSearch =>
  shared.catalogSearch(given, {
    acesso: ['FREE', 'FREEMIUM', 'PAID'],
    ordem: ['titulo', 'curtos', 'longos'],
  });

const sortings = {
  titulo: { field: 'title', criteria: 'asc' },
  curtos: { field: 'estimatedCompletionHours', criteria: 'asc' },
  longos: { field: 'estimatedCompletionHours', criteria: 'desc' },
} as const;

/** Query of the API for these search params; the newest courses come first by default. */
export const catalogInput = (search: CatalogSearch) =>
  ({
    ...(search.ordem
      ? sortings[search.ordem]
      : ({ field: 'createdAt', criteria: 'desc' } as const)),
    ...shared.catalogQueryOf(search),
  }) satisfies Input<'GET /courses/paginated'>['query'];
