import type { Given } from '../../shell/api.ts';
import { catalogAsked, catalogSearch, type CatalogSearch } from '../../shell/listing-search.ts';

export type TrailOrder = 'titulo' | 'curtos' | 'longos';
export type TrailSearch = CatalogSearch<never, TrailOrder>;

export const trailSearch = (given: Record<string, unknown>): TrailSearch =>
  catalogSearch(given, { ordem: ['titulo', 'curtos', 'longos'] });

const sortings = {
  titulo: { field: 'title', criteria: 'asc' },
  curtos: { field: 'estimatedCompletionHours', criteria: 'asc' },
  longos: { field: 'estimatedCompletionHours', criteria: 'desc' },
} as const;

/** The same as the API asks it: the newest first unless said otherwise. */
export function askedOf(search: TrailSearch) {
  const { categories, levels, page, searchKey } = catalogAsked(search);
  return {
    ...(search.ordem
      ? sortings[search.ordem]
      : ({ field: 'createdAt', criteria: 'desc' } as const)),
    category: categories,
    level: levels,
    page,
    searchKey,
  } satisfies Given<'GET /trails/paginated'>['query'];
}
