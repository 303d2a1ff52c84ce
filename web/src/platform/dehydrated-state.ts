import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The answers that a page was drawn from, so that the browser need not ask for them again. */
interface Seed {
  /** Milliseconds since 1970. */
  askedAt: number;
  answers: [QueryKey, unknown][];
}

const id = 'seed';

/** As a block of data in the page, which no Content-Security-Policy takes for a script. */
export function seedOf(queryClient: QueryClient, askedAt: number): string {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }): [QueryKey, unknown] => [queryKey, state.data]);
  const seed: Seed = { askedAt, answers };
  return `<script type="application/json" id="${id}">${dataBlock(seed)}</script>`;
}

/** Takes the page's answers over; false when it came without. */
export function plantSeed(queryClient: QueryClient): boolean {
  const text = document.getElementById(id)?.textContent;
  if (!text) return false;
  const { askedAt, answers } = JSON.parse(text) as Seed;
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt: askedAt });
  return true;
}

/** JSON for a script element, in which only `<` could end or open anything. */
export const dataBlock = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
