import { invalidateReads } from '../platform/api/invalidate-reads.ts';
import type { AppContext } from './app-context.tsx';

/**
 * For mutations of the administration: invalidates every query about the entity, and waits for the
 * refetch before the mutation resolves.
 */
export function refreshing({ queryClient }: AppContext, reads: `GET /${string}`) {
  const refresh = (): Promise<void> =>
    invalidateReads(queryClient, {
      predicate: ({ queryKey: [route] }) => String(route).startsWith(reads),
    });

  async function wrote<T>(answer: Promise<T>): Promise<T> {
    const written = await answer;
    await refresh();
    return written;
  }

  return { refresh, wrote };
}
