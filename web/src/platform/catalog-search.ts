import { oneOf, pageNumber, someOf, text, uuids } from './search-params.ts';

/** What a list can be filtered and ordered by; the address may have been typed, so all else is left out. */
export interface Known<Payment extends string, Order extends string> {
  acesso?: readonly Payment[];
  ordem?: readonly Order[];
}

const longestSearch = 200;
export const words = (given: unknown) => text(given)?.slice(0, longestSearch);

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
