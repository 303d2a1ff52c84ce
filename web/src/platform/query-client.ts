import { QueryClient } from '@tanstack/query-core';
import type { AnyInput, Send } from './api.ts';

/** The query cache. Query keys are `[route, input]`, as `read` makes them. */
export function createQueryClient(send: Send): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => {
          const [route, input] = queryKey as [string, AnyInput];
          return send(route, input, { signal });
        },
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: 30_000,
        // Offline, a request fails at once instead of waiting for the network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
