import type { PaymentType } from '@sabia/domain/courses/course.ts';
import type { Input } from '../../platform/api/api.ts';
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

/** Query of the API for these search params; without an order the API sorts by relevance or by date. */
export const catalogInput = (search: CatalogSearch) =>
  ({
    ...(search.ordem && sortings[search.ordem]),
    ...shared.catalogQueryOf(search),
  }) satisfies Input<'GET /courses/paginated'>['query'];
