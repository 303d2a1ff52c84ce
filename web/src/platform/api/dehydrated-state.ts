import type { QueryClient, QueryKey } from '@tanstack/query-core';

/** The query cache of a server-rendered page, embedded in it so that the browser need not request it. */
interface DehydratedState {
  /** Milliseconds since 1970. */
  updatedAt: number;
  replies: [QueryKey, unknown][];
}

const elementId = 'dehydrated-state';

/** The successful queries as a script element of type JSON, which Content-Security-Policy does not block. */
export function dehydrate(queryClient: QueryClient, updatedAt: number): string {
  const replies = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }): [QueryKey, unknown] => [queryKey, state.data]);
  const state: DehydratedState = { updatedAt, replies };
  return `<script type="application/json" id="${elementId}">${jsonForScript(state)}</script>`;
}

/** Fills the query cache from the page; false when the page was not rendered on the server. */
export function hydrate(queryClient: QueryClient): boolean {
  const text = document.getElementById(elementId)?.textContent;
  if (!text) return false;
  const { updatedAt, replies } = JSON.parse(text) as DehydratedState;
  for (const [key, data] of replies) queryClient.setQueryData(key, data, { updatedAt });
  return true;
}

/** JSON for a script element. Only `<` could end the element, so only `<` is escaped. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
