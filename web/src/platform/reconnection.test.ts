import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isJustBack, onReconnection } from './reconnection.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const comeBack = () => window.dispatchEvent(new Event('online'));

it('tries at once and some times after, until it is ended or the network goes and comes again', () => {
  const tries: number[] = [];
  const start = performance.now();
  const end = onReconnection(() => tries.push(Math.round((performance.now() - start) / 1000)));
  comeBack();
  vi.advanceTimersByTime(20_000);
  expect(tries).toEqual([0, 1, 4, 12]);

  comeBack();
  vi.advanceTimersByTime(2000);
  comeBack();
  vi.advanceTimersByTime(2000);
  expect(tries.slice(4)).toEqual([20, 21, 22, 23]);
  end();
  vi.advanceTimersByTime(20_000);
  expect(tries).toHaveLength(8);
});

it('takes the network for unsteady until the last try', () => {
  vi.advanceTimersByTime(60_000);
  comeBack();
  expect(isJustBack()).toBe(true);
  vi.advanceTimersByTime(12_000);
  expect(isJustBack()).toBe(false);
});
