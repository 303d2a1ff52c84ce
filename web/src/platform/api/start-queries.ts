import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/query-core';

/**
 * For route loaders: starts all queries of a screen in parallel without waiting for them. The screen
 * uses the same query objects and shows their skeletons and failures.
 */
export function startQueries(
  queryClient: QueryClient,
  ...queries: readonly { queryKey: QueryKey; queryFn?: QueryFunction }[]
): void {
  for (const query of queries) queryClient.query(query).catch(() => {});
}
