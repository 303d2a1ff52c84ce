import type { Input } from '../../platform/api.ts';
import {
  catalogQueryOf,
  catalogSearch,
  type CatalogSearch,
} from '../../platform/catalog-search.ts';
import { oneOf } from '../../platform/search-params.ts';

/** `/lives?quando=gravacoes&busca=…`: what is to come, unless it says otherwise. */
export interface LiveSearch extends CatalogSearch<never, never> {
  quando?: 'gravacoes';
}

export const liveSearch = (given: Record<string, unknown>): LiveSearch => ({
  ...catalogSearch<never, never>(given, {}),
  // A live has no level.
  niveis: undefined,
  quando: oneOf(['gravacoes'], given.quando),
});

/** The same as the API asks it. */
export const livesInput = ({ quando, ...search }: LiveSearch) =>
  ({
    ...catalogQueryOf(search),
    when: quando ? 'PAST' : 'UPCOMING',
  }) satisfies Input<'GET /lives/paginated'>['query'];
