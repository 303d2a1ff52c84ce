import { type Known, searchText } from './catalog-search.ts';
import { oneOf, pageNumber, uuid } from './search-params.ts';

/** The search params of a listing of the administration: `?page=2&busca=python&status=INACTIVE`. */
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
  input: Record<string, unknown>,
  { acesso = [], ordem = [] }: Known<Payment, Order>,
): ListingSearch<Payment, Order> => ({
  page: pageNumber(input.page) ?? 1,
  busca: searchText(input.busca),
  status: oneOf(['ACTIVE', 'INACTIVE'], input.status),
  categoria: uuid(input.categoria),
  nivel: uuid(input.nivel),
  acesso: oneOf(acesso, input.acesso),
  ordem: oneOf(ordem, input.ordem),
});

/** The orders that all listings offer; by default the latest change comes first. */
export const listingSortings = {
  alterados: { field: 'updatedAt', criteria: 'desc' },
  novos: { field: 'createdAt', criteria: 'desc' },
  'a-z': { field: 'title', criteria: 'asc' },
  'z-a': { field: 'title', criteria: 'desc' },
} as const;

/** The order as query of the API: the chosen one, that of a search (the most relevant first), or the usual one. */
export const sortingOf = <Sortings extends Readonly<Record<string, object>>>(
  { busca, ordem }: { busca?: string; ordem?: keyof Sortings },
  sortings: Sortings,
  usual: keyof Sortings,
): Partial<Sortings[keyof Sortings]> => {
  if (ordem === undefined && busca) return {};
  return sortings[ordem ?? usual];
};

/** The same as query of the API, without the order. */
export const listingQueryOf = <Payment extends string>(search: ListingSearch<Payment, string>) => ({
  page: String(search.page),
  searchKey: search.busca,
  status: search.status,
  categories: search.categoria,
  levels: search.nivel,
  paymentTypes: search.acesso,
});
