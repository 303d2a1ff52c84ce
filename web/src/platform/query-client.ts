import { QueryClient } from '@tanstack/react-query';
import type { AnyInput, Send } from './api.ts';

/** Keys are `[route, input]`, as `read` makes them; this is where they are sent. */
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
        // Offline is an error to show at once, not a reason to wait in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
