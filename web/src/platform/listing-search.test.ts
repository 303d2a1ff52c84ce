import { expect, it } from 'vitest';
import { listingSortings, sortingOf } from './listing-search.ts';

it.each([
  [{}, listingSortings.alterados],
  [{ ordem: 'a-z' }, listingSortings['a-z']],
  // The server sorts a search without an order by relevance.
  [{ busca: 'óptica' }, {}],
  [{ busca: 'óptica', ordem: 'novos' }, listingSortings.novos],
] as const)('%o is sorted by %o', (search, sorting) => {
  expect(sortingOf(search, listingSortings, 'alterados')).toEqual(sorting);
});
