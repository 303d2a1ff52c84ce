import { type Known, words } from './catalog-search.ts';
import { oneOf, pageNumber, uuid } from './search-params.ts';

/** What the address of a listing of the administration says: `?page=2&busca=python&status=INACTIVE`. */
export interface ListingSearch<Payment extends string, Order extends string> {
  page: number;
  busca?: string;
  status?: 'ACTIVE' | 'INACTIVE';
  categoria?: string;
  nivel?: string;
  acesso?: Payment;
  ordem?: Order;
}

export const listingSearch = <Payment extends string, Order extends string>(
  given: Record<string, unknown>,
  { acesso = [], ordem = [] }: Known<Payment, Order>,
): ListingSearch<Payment, Order> => ({
  page: pageNumber(given.page) ?? 1,
  busca: words(given.busca),
  status: oneOf(['ACTIVE', 'INACTIVE'], given.status),
  categoria: uuid(given.categoria),
  nivel: uuid(given.nivel),
  acesso: oneOf(acesso, given.acesso),
  ordem: oneOf(ordem, given.ordem),
});

/** The orders that listings have in common; what was changed last comes first unless one is chosen. */
export const listingSortings = {
  alterados: { field: 'updatedAt', criteria: 'desc' },
  novos: { field: 'createdAt', criteria: 'desc' },
  'a-z': { field: 'title', criteria: 'asc' },
  'z-a': { field: 'title', criteria: 'desc' },
} as const;

/** The same as the API asks it, but for the order. */
export const listingAsked = <Payment extends string>(search: ListingSearch<Payment, string>) => ({
  page: String(search.page),
  searchKey: search.busca,
  status: search.status,
  categories: search.categoria,
  levels: search.nivel,
  paymentTypes: search.acesso,
});
