import { QueryObserver } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import { read } from './api.ts';
import { invalidateReads } from './invalidate-reads.ts';
import { createQueryClient } from './query-client.ts';

const query = read('GET /courses/tutorial');

/** An API whose first reply waits for `release`; the replies tell how many writes there were when they were asked for. */
function aSlowSchool() {
  const first = Promise.withResolvers<void>();
  const api = { sent: 0, writes: 0 };
  const queryClient = createQueryClient(async () => {
    const { writes } = api;
    api.sent += 1;
    if (api.sent === 1) await first.promise;
    return { writes };
  });
  const data = () => queryClient.getQueryData(query.queryKey);
  return { api, queryClient, data, release: first.resolve };
}

it('a first read that was sent before a write is sent again when it has been invalidated', async () => {
  const { api, queryClient, data, release } = aSlowSchool();
  new QueryObserver(queryClient, query).subscribe(() => {});
  api.writes += 1;
  const refreshed = invalidateReads(queryClient, query);
  release();
  await refreshed;
  expect(data()).toEqual({ writes: 1 });
  expect(api.sent).toBe(2);
});

it('a loader whose page is not shown yet does not leave data from before a write', async () => {
  const { api, queryClient, data, release } = aSlowSchool();
  const loaded = queryClient.query(query);
  api.writes += 1;
  const refreshed = invalidateReads(queryClient, query);
  release();
  await Promise.all([loaded, refreshed]);
  new QueryObserver(queryClient, query).subscribe(() => {});
  await expect.poll(data).toEqual({ writes: 1 });
});

it('a shown read with data that is sent when a write invalidates it is sent only once more', async () => {
  const { api, queryClient, data, release } = aSlowSchool();
  new QueryObserver(queryClient, query).subscribe(() => {});
  release();
  await expect.poll(data).toEqual({ writes: 0 });
  void queryClient.refetchQueries(query);
  api.writes += 1;
  await invalidateReads(queryClient, query);
  expect(data()).toEqual({ writes: 1 });
  expect(api.sent).toBe(3);
});
