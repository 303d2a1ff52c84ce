import type { PaymentType } from '@sabia/domain/courses/course.ts';
import { read } from '../../platform/api/api.ts';
import {
  listingQueryOf,
  listingSearch,
  type ListingSearch,
  listingSortings,
  sortingOf,
} from '../../platform/listing-search.ts';

export type CourseListSearch = ListingSearch<PaymentType, 'novos' | 'a-z' | 'z-a' | 'longos'>;

export const courseListSearch = (given: Record<string, unknown>): CourseListSearch =>
  listingSearch(given, {
    acesso: ['PAID', 'FREEMIUM', 'FREE'],
    ordem: ['novos', 'a-z', 'z-a', 'longos'],
  });

const sortings = {
  ...listingSortings,
  longos: { field: 'estimatedCompletionHours', criteria: 'desc' },
} as const;

/** The courses that match the search params; by default the ones changed last come first. */
export const courseListQuery = (search: CourseListSearch) =>
  read('GET /courses/admin/paginated', {
    query: { ...sortingOf(search, sortings, 'alterados'), ...listingQueryOf(search) },
  });
