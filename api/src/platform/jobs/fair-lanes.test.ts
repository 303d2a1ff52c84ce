import { Refusal } from '@sabia/domain/refusal.ts';
import { expect, it, vi } from 'vitest';
import { createFairLanes, type FairLanesOptions, type Rest } from './fair-lanes.ts';

/** Tasks that are ended by hand, and the order in which they began. */
function openLanes(options: Partial<FairLanesOptions> = {}) {
  let time = 0;
  const inTurn = createFairLanes({
    atOnce: 3,
    atOncePerLane: 2,
    mostWaiting: 4,
    newestFirstAbove: 2,
    longestWaitMs: 8000,
    restMs: 250,
    now: () => time,
    ...options,
  });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const outcomes = new Map<string, string>();
  function add(lane: string, task: string, during: (rest: Rest) => void = () => {}) {
    const done = inTurn(lane, async (rest) => {
      began.push(task);
      during(rest);
      await new Promise<void>((end) => ends.set(task, end));
    });
    void done.then(
      () => outcomes.set(task, 'done'),
      (error: unknown) => outcomes.set(task, error instanceof Refusal ? error.code : 'error'),
    );
  }
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    began,
    outcomes,
    async add(lane: string, ...tasks: string[]) {
      for (const task of tasks) add(lane, task);
      await settle();
    },
    addResting: (lane: string, task: string) => add(lane, task, (rest) => rest()),
    async end(task: string) {
      ends.get(task)?.();
      await settle();
    },
    settle,
    pass: (ms: number) => (time += ms),
  };
}

it('a lane with many tasks leaves a place to the others', async () => {
  const lanes = openLanes();
  await lanes.add('room', 'r1', 'r2', 'r3', 'r4');
  await lanes.add('home', 'h1');
  expect(lanes.began).toEqual(['r1', 'r2', 'h1']);
});

it('lanes take turns', async () => {
  const lanes = openLanes();
  await lanes.add('room', 'r1', 'r2', 'r3', 'r4');
  await lanes.add('home', 'h1', 'h2', 'h3');
  await lanes.add('bus', 'b1', 'b2');
  for (const task of ['r1', 'r2', 'h1', 'r3', 'h2', 'b1']) await lanes.end(task);
  expect(lanes.began).toEqual(['r1', 'r2', 'h1', 'r3', 'h2', 'b1', 'r4', 'h3', 'b2']);
});

it('the newest task of a flooded lane is its next', async () => {
  const lanes = openLanes();
  await lanes.add('room', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6');
  for (const task of ['r1', 'r2', 'r6']) await lanes.end(task);
  expect(lanes.began).toEqual(['r1', 'r2', 'r6', 'r5', 'r3']);
});

it('the oldest waiting task is refused where too many wait, and where it waited too long', async () => {
  const lanes = openLanes();
  await lanes.add('room', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7');
  expect([...lanes.outcomes]).toEqual([['r3', 'overloaded']]);
  lanes.pass(8001);
  await lanes.add('room', 'r8');
  expect([...lanes.outcomes.keys()]).toEqual(['r3', 'r4', 'r5', 'r6', 'r7']);
  await lanes.end('r1');
  expect(lanes.began).toEqual(['r1', 'r2', 'r8']);
});

it('a task may ask for a pause of its lane, which delays no other', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const lanes = openLanes({ atOnce: 2, atOncePerLane: 1 });
    lanes.addResting('room', 'r1');
    await lanes.add('room', 'r2');
    await lanes.end('r1');
    await lanes.add('home', 'h1');
    expect(lanes.began).toEqual(['r1', 'h1']);
    vi.advanceTimersByTime(250);
    await lanes.settle();
    expect(lanes.began).toEqual(['r1', 'h1', 'r2']);
  } finally {
    vi.useRealTimers();
  }
});

it('a failed task frees its place', async () => {
  const inTurn = createFairLanes({
    atOnce: 1,
    atOncePerLane: 1,
    mostWaiting: 1,
    newestFirstAbove: 1,
    longestWaitMs: 1,
    restMs: 0,
    now: () => 0,
  });
  await expect(inTurn('a', () => Promise.reject(new Error('falhou')))).rejects.toThrow('falhou');
  expect(await inTurn('a', () => Promise.resolve(1))).toBe(1);
});
