import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRunningTime } from './use-running-time.ts';

let counter = 0;
beforeEach(() => {
  counter = 5000;
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => counter);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The device runs so long; its date may be changed meanwhile. */
function pass(seconds: number): void {
  for (let at = 0; at < seconds; at += 1) {
    counter += 1000;
    act(() => vi.advanceTimersByTime(1000));
  }
}

function open(before: number) {
  const stored: number[] = [];
  const onOver = vi.fn();
  const { result } = renderHook(() =>
    useRunningTime({ before, limit: 60_000, store: (elapsed) => stored.push(elapsed), onOver }),
  );
  return { result, stored, onOver };
}

it('counts the running time on from what was stored, whatever the date of the device', () => {
  const { result, stored, onOver } = open(20_000);
  expect(result.current.left).toBe(40);
  vi.setSystemTime(Date.now() + 86_400_000);
  pass(12);
  vi.setSystemTime(Date.now() - 2 * 86_400_000);
  pass(3);
  expect(result.current.left).toBe(25);
  expect(stored).toEqual([20_000, 25_000, 30_000, 35_000]);
  expect(onOver).not.toHaveBeenCalled();
});

it('ends once, at the limit', () => {
  const { result, onOver } = open(50_000);
  pass(15);
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(result.current.elapsed()).toBe(60_000);
});
