import { accessEnd, withAccessOf } from '@sabia/domain/files/signed-address.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { serverDate } from '../platform/clock.ts';

const minute = 60_000;
const interval = 5 * minute;
/** Addresses are renewed this long before their access ends, longer than the interval. */
const margin = 15 * minute;

const anyAddress = /\/files\/[\w-]+\.\w+\?access=[\w.-]+/g;

const textOf = (query: Query): string => JSON.stringify(query.state.data ?? null);

/** The displayed queries with access to files that ends before the moment. */
function endingBefore(client: QueryClient, moment: number): Query[] {
  return client.getQueryCache().findAll({
    type: 'active',
    predicate: (query) =>
      (textOf(query).match(anyAddress) ?? []).some(
        (address) => (accessEnd(address)?.getTime() ?? moment) < moment,
      ),
  });
}

const refetch = (client: QueryClient, queries: readonly Query[]) =>
  Promise.all(
    queries.map(({ queryHash }) =>
      client.refetchQueries({ predicate: (query) => query.queryHash === queryHash }),
    ),
  );

/** Refetches the displayed queries whose access to files ends soon. */
export async function renewFiles(client: QueryClient, now: Date): Promise<void> {
  await refetch(client, endingBefore(client, now.getTime() + margin));
}

/** The address of the same file with new access, after a refetch of the displayed queries that have any. */
export async function renewAddress(client: QueryClient, address: string): Promise<string> {
  await refetch(client, endingBefore(client, Infinity));
  const current = client.getQueryCache().findAll({ type: 'active' }).map(textOf).join(' ');
  return withAccessOf(current, address);
}

/** Renews the access to the displayed files while the page is visible, and when it becomes visible again. */
export function startFileRenewal(client: QueryClient): void {
  const renew = () => {
    if (document.visibilityState === 'visible') void renewFiles(client, serverDate());
  };
  setInterval(renew, interval);
  document.addEventListener('visibilitychange', renew);
}
