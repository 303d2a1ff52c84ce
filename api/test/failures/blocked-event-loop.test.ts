import { expect, it, vi } from 'vitest';
import { sql } from '../../src/platform/db/database.ts';
import { createTestApp } from '../support/test-app.factory.ts';

const timeoutMs = 1500;
const { app, db } = await createTestApp({ timeoutMs });

/** Blocks the event loop, as a computation on the main thread would. */
const blockEventLoop = (milliseconds: number) =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

it('a blocked event loop fails no request whose query was answered meanwhile', async () => {
  // Visitors share the reply to a request, so that each has its own one.
  const requests = Array.from({ length: 40 }, (_, number) =>
    app.inject({ method: 'GET', url: `/v1/courses/paginated?page=${number + 1}` }),
  );
  // More requests than connections: some wait for an answer, some for a connection.
  await vi.waitUntil(() => db.pool.waitingCount > 0, { interval: 1 });
  blockEventLoop(2 * timeoutMs);
  const answers = await Promise.all(requests);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});

it('a blocked event loop fails no transaction', async () => {
  const result = db.transaction(async (tx) => {
    const answer = tx.one<{ number: number }>(sql`select 7 as number`);
    blockEventLoop(2 * timeoutMs);
    return (await answer).number;
  });
  expect(await result).toBe(7);
});
