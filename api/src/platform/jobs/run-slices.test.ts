import { expect, it } from 'vitest';
import { runSlices } from './run-slices.ts';

/** A job of three slices: 0 → 1, 1 → 2, and 2, which is the last. */
function aJob(stopping = new AbortController()) {
  const begun: number[] = [];
  const slice = async (after: number) => {
    begun.push(after);
    if (begun.length === 2) stopping.abort();
    return after < 2 ? after + 1 : undefined;
  };
  return { begun, slice, stopping: stopping.signal };
}

it('begins each slice where the one before has ended', async () => {
  const { begun, slice } = aJob();
  await runSlices(slice, { first: 0 });
  expect(begun).toEqual([0, 1, 2]);
});

it('begins no slice after it was stopped', async () => {
  const { begun, slice, stopping } = aJob();
  await runSlices(slice, { first: 0, stopping });
  expect(begun).toEqual([0, 1]);
});
