import { read } from '../../platform/api/api.ts';
import {
  listingQueryOf,
  listingSearch,
  type ListingSearch,
  sortingOf,
} from '../../platform/listing-search.ts';

const orders = ['proximas', 'novas', 'a-z', 'z-a'] as const;

export type LiveListSearch = ListingSearch<never, (typeof orders)[number]>;

export const liveListSearch = (given: Record<string, unknown>): LiveListSearch => ({
  ...listingSearch<never, (typeof orders)[number]>(given, { ordem: orders }),
  // Lives have no level.
  nivel: undefined,
});

const sortings = {
  alteradas: { field: 'updatedAt', criteria: 'desc' },
  // The default order of the API.
  proximas: {},
  novas: { field: 'createdAt', criteria: 'desc' },
  'a-z': { field: 'title', criteria: 'asc' },
  'z-a': { field: 'title', criteria: 'desc' },
} as const;

/** The lives that match the search params; by default the ones changed last come first. */
export const liveListQuery = (search: LiveListSearch) =>
  read('GET /lives/admin/paginated', {
    query: { ...sortingOf(search, sortings, 'alteradas'), ...listingQueryOf(search) },
  });
