import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * For loaders: starts what a screen will ask for, all at once. The screen does not wait for it; it
 * asks by the same query objects, and shows what becomes of them.
 */
export function startQueries(
  queryClient: QueryClient,
  ...queries: readonly { queryKey: QueryKey }[]
): void {
  for (const query of queries) queryClient.query(query).catch(() => {});
}
