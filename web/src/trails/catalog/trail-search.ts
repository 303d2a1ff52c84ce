import type { Input } from '../../platform/api/api.ts';
import {
  catalogQueryOf,
  catalogSearch,
  type CatalogSearch,
} from '../../platform/catalog-search.ts';

export type TrailOrder = 'titulo' | 'curtos' | 'longos';
export type TrailSearch = CatalogSearch<never, TrailOrder>;

export const trailSearch = (given: Record<string, unknown>): TrailSearch =>
  catalogSearch(given, { ordem: ['titulo', 'curtos', 'longos'] });

const sortings = {
  titulo: { field: 'title', criteria: 'asc' },
  curtos: { field: 'estimatedCompletionHours', criteria: 'asc' },
  longos: { field: 'estimatedCompletionHours', criteria: 'desc' },
} as const;

/** Query of the API for these search params; without an order the API puts the newest trails first. */
export function trailsInput(search: TrailSearch) {
  const { categories: category, levels: level, ...rest } = catalogQueryOf(search);
  return {
    ...(search.ordem && sortings[search.ordem]),
    ...rest,
    category,
    level,
  } satisfies Input<'GET /trails/paginated'>['query'];
}
