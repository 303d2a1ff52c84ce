import { expect, it } from 'vitest';
import { createStopwatch } from './stopwatch.ts';

/** A stopwatch whose time passes by hand. */
function stopwatch(known: Record<string, number> = {}) {
  let now = 0;
  const watch = createStopwatch(known, () => now);
  return { ...watch, pass: (seconds: number) => (now += seconds * 1000) };
}

it('counts the time of the started question only', () => {
  const { start, stop, pass, seconds } = stopwatch();
  start('a');
  pass(10);
  start('b');
  pass(5);
  start('a');
  pass(2.5);
  stop();
  pass(100);
  expect(seconds()).toEqual({ a: 12.5, b: 5 });
});

it('adds to the times of before', () => {
  const { start, pass, seconds } = stopwatch({ a: 30 });
  start('a');
  pass(1);
  expect(seconds()).toEqual({ a: 31 });
  pass(1);
  expect(seconds()).toEqual({ a: 32 });
});

it('stops at a day', () => {
  const { start, pass, seconds } = stopwatch();
  start('a');
  pass(100_000);
  expect(seconds()).toEqual({ a: 86_400 });
});
