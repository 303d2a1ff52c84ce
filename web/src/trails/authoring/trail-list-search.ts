import { read } from '../../platform/api/api.ts';
import {
  listingQueryOf,
  listingSearch,
  type ListingSearch,
  listingSortings,
  sortingOf,
} from '../../platform/listing-search.ts';

export type TrailListSearch = ListingSearch<never, 'novos' | 'a-z' | 'z-a' | 'longos'>;

export const trailListSearch = (given: Record<string, unknown>): TrailListSearch =>
  listingSearch(given, { ordem: ['novos', 'a-z', 'z-a', 'longos'] });

const sortings = {
  ...listingSortings,
  longos: { field: 'estimatedCompletionHours', criteria: 'desc' },
} as const;

/** The trails that match the search params; by default the ones changed last come first. */
export function trailListQuery(search: TrailListSearch) {
  const { categories: category, levels: level, ...asked } = listingQueryOf(search);
  return read('GET /trails/admin/paginated', {
    query: {
      ...sortingOf(search, sortings, 'alterados'),
      ...asked,
      category,
      level,
    },
  });
}
