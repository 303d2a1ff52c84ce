import { CancelledError, QueryClient } from '@tanstack/query-core';
import type { AnyInput, Send } from './api.ts';

/** The query cache. Query keys are `[route, input]`, as `read` makes them. `throughDevice` may answer without a network. */
export function createQueryClient(
  send: Send,
  throughDevice = (_route: string, _input: AnyInput, sent: Promise<unknown>) => sent,
): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => {
          const [route, input] = queryKey as [string, AnyInput];
          return throughDevice(route, input, send(route, input, { signal }));
        },
        retry: false,
        // A read that failed in a loader is not sent again when its component mounts.
        retryOnMount: false,
        refetchOnWindowFocus: false,
        staleTime: 30_000,
        // Offline, a request fails at once instead of waiting for the network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // The next visit of a component sends a read again that failed.
  const cache = client.getQueryCache();
  cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.getObserversCount() > 0) return;
    if (query.state.status === 'error' && query.state.data === undefined) cache.remove(query);
  });
  withUncancelledLoaders(client);
  return client;
}

/**
 * A request ends when its last component leaves, and with it the loader of the next screen that waits for the same
 * request. The loader then sends it again, once.
 */
function withUncancelledLoaders(client: QueryClient): void {
  const query = client.query.bind(client);
  client.query = (async (options: Parameters<typeof query>[0]) => {
    try {
      return await query(options);
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
      return query(options);
    }
  }) as QueryClient['query'];
}
