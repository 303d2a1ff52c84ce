import { oneOf, pageNumber, someOf, text, uuids } from './search-params.ts';

/** The values of filter and order that a catalog offers; any other value in the address is ignored. */
export interface Known<Payment extends string, Order extends string> {
  acesso?: readonly Payment[];
  ordem?: readonly Order[];
}

const longestSearch = 200;
export const searchText = (input: unknown) => text(input)?.slice(0, longestSearch);

/** The search params of a catalog: `/cursos?busca=python&niveis=…&acesso=FREE&pagina=2`. */
export interface CatalogSearch<Payment extends string, Order extends string> {
  busca?: string;
  categorias?: string[];
  niveis?: string[];
  acesso?: Payment[];
  ordem?: Order;
  pagina?: number;
}

export const catalogSearch = <Payment extends string, Order extends string>(
  input: Record<string, unknown>,
  { acesso = [], ordem = [] }: Known<Payment, Order>,
): CatalogSearch<Payment, Order> => ({
  busca: searchText(input.busca),
  categorias: uuids(input.categorias),
  niveis: uuids(input.niveis),
  acesso: someOf(acesso, input.acesso),
  ordem: oneOf(ordem, input.ordem),
  pagina: pageNumber(input.pagina),
});

/** Cards of a page; they fill rows of one, two, three or four. */
const cardsPerPage = 12;

/** The same as query of the API. */
export const catalogQueryOf = <Payment extends string>(search: CatalogSearch<Payment, string>) => ({
  searchKey: search.busca,
  categories: search.categorias,
  levels: search.niveis,
  paymentTypes: search.acesso,
  page: String(search.pagina ?? 1),
  limit: String(cardsPerPage),
});

/** Search params that clear every filter. */
export const noFilters = {
  busca: undefined,
  categorias: undefined,
  niveis: undefined,
  acesso: undefined,
};
