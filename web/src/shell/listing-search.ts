import { oneOf, pageNumber, someOf, text, uuid, uuids } from './search-params.ts';

/** What a listing can be filtered and ordered by; the address may have been typed, so all else is left out. */
interface Known<Payment extends string, Order extends string> {
  acesso?: readonly Payment[];
  ordem?: readonly Order[];
}

const longestSearch = 200;
const words = (given: unknown) => text(given)?.slice(0, longestSearch);

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

/** What the address of a catalogue says: `/cursos?busca=python&niveis=…&acesso=FREE&pagina=2`. */
export interface CatalogSearch<Payment extends string, Order extends string> {
  busca?: string;
  categorias?: string[];
  niveis?: string[];
  acesso?: Payment[];
  ordem?: Order;
  pagina?: number;
}

export const catalogSearch = <Payment extends string, Order extends string>(
  given: Record<string, unknown>,
  { acesso = [], ordem = [] }: Known<Payment, Order>,
): CatalogSearch<Payment, Order> => ({
  busca: words(given.busca),
  categorias: uuids(given.categorias),
  niveis: uuids(given.niveis),
  acesso: someOf(acesso, given.acesso),
  ordem: oneOf(ordem, given.ordem),
  pagina: pageNumber(given.pagina),
});

export const catalogAsked = <Payment extends string>(search: CatalogSearch<Payment, string>) => ({
  searchKey: search.busca,
  categories: search.categorias,
  levels: search.niveis,
  paymentTypes: search.acesso,
  page: String(search.pagina ?? 1),
});

/** Everything that narrows a catalogue, off. */
export const noFilters = {
  busca: undefined,
  categorias: undefined,
  niveis: undefined,
  acesso: undefined,
};
