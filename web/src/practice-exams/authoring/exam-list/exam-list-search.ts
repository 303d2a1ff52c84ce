import { read } from '../../../shell/api.ts';
import { listingAsked, listingSearch, type ListingSearch } from '../../../shell/listing-search.ts';

export type ExamListSearch = ListingSearch<'PAID' | 'FREE', 'novos' | 'a-z' | 'z-a'>;

export const examListSearch = (given: Record<string, unknown>): ExamListSearch =>
  listingSearch(given, { acesso: ['PAID', 'FREE'], ordem: ['novos', 'a-z', 'z-a'] });

const sortings = {
  alterados: { field: 'updatedAt', criteria: 'desc' },
  novos: { field: 'createdAt', criteria: 'desc' },
  'a-z': { field: 'title', criteria: 'asc' },
  'z-a': { field: 'title', criteria: 'desc' },
} as const;

/** The exams that the address asks for; what was changed last comes first unless it says otherwise. */
export const examListQuery = (search: ExamListSearch) =>
  read('GET /practice-exams/admin/paginated', {
    query: { ...sortings[search.ordem ?? 'alterados'], ...listingAsked(search) },
  });
