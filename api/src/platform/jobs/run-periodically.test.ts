import { expect, it, vi } from 'vitest';
import { runPeriodically } from './run-periodically.ts';

it('runs at once and again, also after a failure, until it is stopped', async () => {
  let times = 0;
  const failures: unknown[] = [];
  const stop = runPeriodically(
    async () => {
      times += 1;
      if (times === 2) throw new Error('down');
    },
    { every: 1, onError: (error) => failures.push(error) },
  );
  expect(times).toBe(1);
  await vi.waitUntil(() => times > 3);
  await stop();
  expect(failures).toEqual([new Error('down')]);
  const last = times;
  await new Promise((resolve) => setImmediate(resolve));
  expect(times).toBe(last);
});

it('signals a running task that it must stop', async () => {
  const aborted = Promise.withResolvers<void>();
  const stop = runPeriodically(
    (stopping) => {
      stopping.addEventListener('abort', () => aborted.resolve());
      return aborted.promise;
    },
    { every: 1, onError: () => {} },
  );
  await stop();
  await expect(aborted.promise).resolves.toBeUndefined();
});

it('waits for the running task before it stops', async () => {
  const work = Promise.withResolvers<void>();
  let hasStopped = false;
  const stop = runPeriodically(() => work.promise, { every: 1, onError: () => {} });
  const stopping = stop().then(() => (hasStopped = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(hasStopped).toBe(false);
  work.resolve();
  await stopping;
});
