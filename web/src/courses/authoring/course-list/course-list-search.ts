import type { PaymentType } from '@sabia/domain/courses/course.ts';
import { read } from '../../../shell/api.ts';
import { oneOf, pageNumber, text, uuid } from '../../../shell/search-params.ts';

/** What the address of the course listing says: `?page=2&busca=python&status=INACTIVE`. */
export interface CourseListSearch {
  page: number;
  busca?: string;
  status?: 'ACTIVE' | 'INACTIVE';
  categoria?: string;
  nivel?: string;
  acesso?: PaymentType;
  ordem?: 'novos' | 'a-z' | 'z-a' | 'longos';
}

/** The address may have been typed: whatever the API would refuse is left out. */
export function courseListSearch(given: Record<string, unknown>): CourseListSearch {
  return {
    page: pageNumber(given.page) ?? 1,
    busca: text(given.busca)?.slice(0, 200),
    status: oneOf(['ACTIVE', 'INACTIVE'], given.status),
    categoria: uuid(given.categoria),
    nivel: uuid(given.nivel),
    acesso: oneOf(['PAID', 'FREEMIUM', 'FREE'], given.acesso),
    ordem: oneOf(['novos', 'a-z', 'z-a', 'longos'], given.ordem),
  };
}

const sortings = {
  alterados: { field: 'updatedAt', criteria: 'desc' },
  novos: { field: 'createdAt', criteria: 'desc' },
  'a-z': { field: 'title', criteria: 'asc' },
  'z-a': { field: 'title', criteria: 'desc' },
  longos: { field: 'estimatedCompletionHours', criteria: 'desc' },
} as const;

/** The courses that the address asks for; what was changed last comes first unless it says otherwise. */
export function courseListQuery(search: CourseListSearch) {
  return read('GET /courses/admin/paginated', {
    query: {
      ...sortings[search.ordem ?? 'alterados'],
      page: String(search.page),
      searchKey: search.busca,
      status: search.status,
      categories: search.categoria,
      levels: search.nivel,
      paymentTypes: search.acesso,
    },
  });
}
