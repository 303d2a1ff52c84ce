import type { PaymentType } from '@sabia/domain/courses/course.ts';
import type { Given } from '../../shell/api.ts';
import { oneOf, pageNumber, someOf, text, uuids } from '../../shell/search-params.ts';

/** What the address of the catalogue says: `/cursos?busca=python&niveis=…&acesso=FREE&pagina=2`. */
export interface CatalogSearch {
  busca?: string;
  categorias?: string[];
  niveis?: string[];
  acesso?: PaymentType[];
  ordem?: CatalogOrder;
  pagina?: number;
}

export type CatalogOrder = 'titulo' | 'curtos' | 'longos';

const longestSearch = 200;

/** The address may have been typed: whatever the API would refuse is left out. */
export function catalogSearch(given: Record<string, unknown>): CatalogSearch {
  return {
    busca: text(given.busca)?.slice(0, longestSearch),
    categorias: uuids(given.categorias),
    niveis: uuids(given.niveis),
    acesso: someOf(['FREE', 'FREEMIUM', 'PAID'], given.acesso),
    ordem: oneOf(['titulo', 'curtos', 'longos'], given.ordem),
    pagina: pageNumber(given.pagina),
  };
}

const sortings = {
  titulo: { field: 'title', criteria: 'asc' },
  curtos: { field: 'estimatedCompletionHours', criteria: 'asc' },
  longos: { field: 'estimatedCompletionHours', criteria: 'desc' },
} as const;

/** The same as the API asks it: the newest first unless said otherwise. */
export function askedOf({ ordem, pagina, ...filters }: CatalogSearch) {
  return {
    ...(ordem ? sortings[ordem] : ({ field: 'createdAt', criteria: 'desc' } as const)),
    searchKey: filters.busca,
    categories: filters.categorias,
    levels: filters.niveis,
    paymentTypes: filters.acesso,
    page: String(pagina ?? 1),
  } satisfies Given<'GET /courses/paginated'>['query'];
}
