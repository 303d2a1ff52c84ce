import type { InvalidateQueryFilters, QueryClient } from '@tanstack/query-core';

/**
 * Invalidates queries after a write. `invalidateQueries` leaves two kinds of reads under way alone: the first read of a query,
 * and the read of a loader whose page is not shown yet. Their replies can be older than the write, so they are invalidated
 * again when they are there.
 */
export async function invalidateReads(
  client: QueryClient,
  filters: InvalidateQueryFilters,
): Promise<void> {
  const underWay = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter((query) => !(query.state.data && query.isActive()));
  await client.invalidateQueries(filters);
  if (underWay.length === 0) return;
  await Promise.allSettled(underWay.map(async ({ promise }) => promise));
  await client.invalidateQueries({ predicate: (query) => underWay.includes(query) });
}
