import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useRunningTime } from './use-running-time.ts';

let counter = 0;
beforeEach(() => {
  counter = 5000;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => counter);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

afterAll(() => {
  vi.unstubAllGlobals();
});

/** The device runs so long; its date may be changed meanwhile. */
function pass(seconds: number): void {
  for (let at = 0; at < seconds; at += 1) {
    counter += 1000;
    act(() => {
      vi.advanceTimersByTime(1000);
    });
  }
}

function open(before: number) {
  const stored: number[] = [];
  const onOver = vi.fn<() => void>();
  const rendered = vi.fn<(time: ReturnType<typeof useRunningTime>) => void>();
  const result = {
    get current() {
      return rendered.mock.lastCall?.[0] as ReturnType<typeof useRunningTime>;
    },
  };
  function Screen() {
    const store = (elapsed: number) => void stored.push(elapsed);
    rendered(useRunningTime({ before, limit: 60_000, store, onOver }));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Screen />));
  onTestFinished(() => act(() => root.unmount()));
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
