import type { PaymentType } from '@sabia/domain/courses/course.ts';
import type { Given } from '../../shell/api.ts';
import { pageNumber, text, texts } from '../../shell/search-params.ts';

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
    categorias: listOf(given.categorias, isUuid),
    niveis: listOf(given.niveis, isUuid),
    acesso: listOf(given.acesso, isPaymentType),
    ordem: isOrder(given.ordem) ? given.ordem : undefined,
    pagina: pageNumber(given.pagina),
  };
}

function listOf<T extends string>(
  given: unknown,
  isKnown: (item: string) => item is T,
): T[] | undefined {
  const known = texts(given)?.filter(isKnown) ?? [];
  return known.length > 0 ? known : undefined;
}

const isUuid = (item: string): item is string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(item);

const isPaymentType = (item: string): item is PaymentType =>
  item === 'FREE' || item === 'FREEMIUM' || item === 'PAID';

const isOrder = (given: unknown): given is CatalogOrder =>
  given === 'titulo' || given === 'curtos' || given === 'longos';

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
