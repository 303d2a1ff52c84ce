import { read } from '../../platform/api/api.ts';
import {
  listingQueryOf,
  listingSearch,
  type ListingSearch,
  listingSortings,
  sortingOf,
} from '../../platform/listing-search.ts';

export type ExamListSearch = ListingSearch<'PAID' | 'FREE', 'novos' | 'a-z' | 'z-a'>;

export const examListSearch = (given: Record<string, unknown>): ExamListSearch =>
  listingSearch(given, { acesso: ['PAID', 'FREE'], ordem: ['novos', 'a-z', 'z-a'] });

/** The exams that match the search params; by default the ones changed last come first. */
export const examListQuery = (search: ExamListSearch) =>
  read('GET /practice-exams/admin/paginated', {
    query: { ...sortingOf(search, listingSortings, 'alterados'), ...listingQueryOf(search) },
  });
