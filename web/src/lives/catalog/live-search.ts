import type { Input } from '../../platform/api/api.ts';
import {
  catalogQueryOf,
  catalogSearch,
  type CatalogSearch,
} from '../../platform/catalog-search.ts';
import { oneOf } from '../../platform/search-params.ts';

/** `/lives?quando=gravacoes&busca=…`; without `quando`, upcoming lives. */
export interface LiveSearch extends CatalogSearch<never, never> {
  quando?: 'gravacoes';
}

export const liveSearch = (given: Record<string, unknown>): LiveSearch => ({
  ...catalogSearch<never, never>(given, {}),
  // A live has no level.
  niveis: undefined,
  quando: oneOf(['gravacoes'], given.quando),
});

/** Query of the API for these search params. */
export const livesInput = ({ quando, ...search }: LiveSearch) =>
  ({
    ...catalogQueryOf(search),
    when: quando ? 'PAST' : 'UPCOMING',
  }) satisfies Input<'GET /lives/paginated'>['query'];
