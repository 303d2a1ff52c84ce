import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

it('runs at most the given number of tasks at a time, in order', async () => {
  const limit = createConcurrencyLimit(2);
  const finished: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    finished.push(number);
    running -= 1;
  };
  await Promise.all([1, 2, 3, 4, 5].map((number) => limit(work(number))));
  expect({ finished, most }).toEqual({ finished: [1, 2, 3, 4, 5], most: 2 });
});

it('frees the slot of a task that fails', async () => {
  const limit = createConcurrencyLimit(1);
  const failing = limit(() => Promise.reject(new Error('quebrou')));
  const next = limit(() => Promise.resolve('seguiu'));
  await expect(failing).rejects.toThrow('quebrou');
  expect(await next).toBe('seguiu');
  expect(await limit(() => Promise.resolve('ainda segue'))).toBe('ainda segue');
});

it('refuses a task if too many wait already, until one has finished', async () => {
  const limit = createConcurrencyLimit(1, { maxWaiting: 1 });
  const first = Promise.withResolvers<string>();
  const running = limit(() => first.promise);
  const waiting = limit(() => Promise.resolve('esperou'));
  await expect(limit(() => Promise.resolve('não'))).rejects.toMatchObject({ code: 'overloaded' });
  first.resolve('primeira');
  expect(await Promise.all([running, waiting])).toEqual(['primeira', 'esperou']);
  expect(await limit(() => Promise.resolve('entrou'))).toBe('entrou');
});
