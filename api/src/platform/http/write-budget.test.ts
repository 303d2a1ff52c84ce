import type { Viewer } from '@sabia/domain/users/viewer.ts';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitWrites } from './write-budget.ts';

const budget = {
  learner: 30_000,
  administrator: 60_000,
  network: 10_000,
  request: 1000,
  copy: 20_000,
  version: 10_000,
};

/** The number of requests that are answered before the first refusal. */
async function answered(
  viewer: { id: string; isAdmin: boolean } | null,
  {
    payload,
    config = {},
    method = 'POST',
  }: { payload?: string; config?: object; method?: 'GET' | 'POST' },
): Promise<number> {
  const app = fastify();
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.viewer = viewer as Viewer | null;
    done();
  });
  limitWrites(app, budget);
  app.route({ method, url: '/', config, handler: async () => 'stored' });
  const headers = { 'content-type': 'text/plain' };
  for (let count = 0; count < 100; count += 1) {
    const reply = await app.inject({ method, url: '/', headers, ...(payload && { payload }) });
    if (reply.statusCode !== 200) return count;
  }
  return Infinity;
}

const learner = { id: 'learner', isAdmin: false };
const administrator = { id: 'administrator', isAdmin: true };
const long = 'x'.repeat(5000);

it.each([
  ['short requests of a learner', learner, { payload: 'x' }, 30],
  ['long requests of a learner', learner, { payload: long }, 6],
  ['long requests of an administrator', administrator, { payload: long }, 12],
  ['long requests of a network', null, { payload: long }, 2],
  ['copies', administrator, { payload: 'x', config: { copies: true } }, 3],
  ['files that are not stored', learner, { payload: long, config: { discardsFile: true } }, 30],
  ['changes that store a version', administrator, { config: { storesVersion: true } }, 6],
  ['reads', learner, { method: 'GET' as const }, Infinity],
  [
    'reads that are recorded',
    administrator,
    { method: 'GET' as const, config: { recordsReads: true } },
    60,
  ],
])('the bytes of a day allow so many %s', async (_name, viewer, requests, count) => {
  expect(await answered(viewer, requests)).toBe(count);
});
