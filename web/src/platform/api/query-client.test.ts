import { QueryObserver } from '@tanstack/query-core';
import { expect, it } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { read } from './api.ts';
import { createQueryClient } from './query-client.ts';
import { startQueries } from './start-queries.ts';

const query = read('GET /courses/tutorial');
const failure = { status: 500, code: 'unexpected', title: 'Erro', detail: 'Falhou' };
const reply = { title: 'Planilhas' };

/** A school whose API fails while `isDown`, with a function that mounts a component which reads from it. */
function aSchool() {
  const api = { sent: 0, isDown: true };
  const queryClient = createQueryClient(async () => {
    api.sent += 1;
    if (api.isDown) throw new ApiProblem(failure);
    return reply;
  });
  const mount = () => {
    const observer = new QueryObserver(queryClient, query);
    return { observer, unmount: observer.subscribe(() => {}) };
  };
  const state = () => queryClient.getQueryState(query.queryKey)?.status;
  return { api, queryClient, mount, state };
}

it('a read that failed in a loader is not sent again when its component mounts', async () => {
  const { api, queryClient, mount, state } = aSchool();
  startQueries(queryClient, query);
  await expect.poll(state).toBe('error');
  const { observer } = mount();
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, isFetching: false });
  expect(api.sent).toBe(1);
});

it('a read that failed is sent again at the next visit of its component', async () => {
  const { api, mount, state } = aSchool();
  const { unmount } = mount();
  await expect.poll(state).toBe('error');
  unmount();
  api.isDown = false;
  mount();
  await expect.poll(state).toBe('success');
  expect(api.sent).toBe(2);
});

it('a refresh that failed leaves the data, also for the next visit', async () => {
  const { api, queryClient, mount, state } = aSchool();
  api.isDown = false;
  const { unmount } = mount();
  await expect.poll(state).toBe('success');
  api.isDown = true;
  await queryClient.refetchQueries(query);
  expect(state()).toBe('error');
  unmount();
  expect(queryClient.getQueryData(query.queryKey)).toEqual(reply);
});

it('a loader gets its data although a component that waited for them has left', async () => {
  const { api, queryClient, mount } = aSchool();
  api.isDown = false;
  const { unmount } = mount();
  const loaded = queryClient.query(query);
  unmount();
  await expect(loaded).resolves.toEqual(reply);
  expect(api.sent).toBe(2);
});
