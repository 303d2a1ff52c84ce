import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const refusalOf = (task: Promise<unknown>) =>
  task.then(
    () => 'done',
    (error: { code: string; retryAfter: number }) => [error.code, error.retryAfter],
  );

it('lets each owner have one waiting task, and takes turns between owners', async () => {
  const inTurn = createFairQueue({ mostWaiting: 10 });
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const task = (owner: string, name: string) => inTurn(owner, async () => void order.push(name));
  const running = inTurn('ana', () => first.promise);
  const waiting = task('ana', 'ana 2');
  expect(await refusalOf(task('ana', 'ana 3'))).toEqual(['too_many_requests', 2]);
  const others = [task('rui', 'rui 1'), task('bia', 'bia 1')];
  first.resolve();
  await Promise.all([running, waiting, ...others]);
  expect(order).toEqual(['ana 2', 'rui 1', 'bia 1']);
});

it('refuses tasks when too many wait', async () => {
  const inTurn = createFairQueue({ mostWaiting: 1 });
  const first = Promise.withResolvers<void>();
  const running = inTurn('ana', () => first.promise);
  const waiting = inTurn('rui', async () => {});
  expect(await refusalOf(inTurn('bia', async () => {}))).toEqual(['overloaded', 10]);
  first.resolve();
  await Promise.all([running, waiting]);
  expect(await refusalOf(inTurn('bia', async () => {}))).toBe('done');
});

it('frees the place of a task that fails', async () => {
  const inTurn = createFairQueue({ mostWaiting: 1 });
  await expect(inTurn('ana', () => Promise.reject(new Error('quebrou')))).rejects.toThrow(
    'quebrou',
  );
  expect(await inTurn('rui', async () => 'seguiu')).toBe('seguiu');
});

it('never runs two tasks, and a task waits for at most one task of each other owner', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 40 }),
      async (owners) => {
        const inTurn = createFairQueue({ mostWaiting: 100 });
        const finished: number[] = [];
        let running = 0;
        const results = owners.map((owner) => {
          const from = finished.length;
          return inTurn(String(owner), async () => {
            running += 1;
            expect(running).toBe(1);
            await new Promise((resolve) => setImmediate(resolve));
            running -= 1;
            const before = finished.slice(from);
            for (const other of new Set(before)) {
              const most = other === owner ? 1 : 2;
              expect(before.filter((one) => one === other).length).toBeLessThanOrEqual(most);
            }
            finished.push(owner);
          });
        });
        const settled = await Promise.allSettled(results);
        for (const result of settled)
          if (result.status === 'rejected') expect(result.reason).toMatchObject({ status: 429 });
      },
    ),
  );
});
