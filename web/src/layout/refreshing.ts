import type { AppContext } from './app-context.tsx';

/**
 * For the verbs of who makes things: what any screen shows of them is asked for anew, before who
 * waits for the answer goes on.
 */
export function refreshing({ queryClient }: AppContext, reads: `GET /${string}`) {
  const refresh = (): Promise<void> =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [route] }) => String(route).startsWith(reads),
    });

  async function wrote<T>(answer: Promise<T>): Promise<T> {
    const written = await answer;
    await refresh();
    return written;
  }

  return { refresh, wrote };
}
