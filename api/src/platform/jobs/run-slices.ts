import { setTimeout as pause } from 'node:timers/promises';

/** In times of the slice; with 1, steps of learners take three times as long while two processes sweep. */
const pauseFactor = 2;

interface SlicesRun<Place> {
  /** The place before the first slice. */
  first: Place;
  /** When aborted, no further slice is begun. */
  stopping?: AbortSignal | undefined;
}

/**
 * Runs slices of a job one after the other, until one answers without a place for the next to begin at. Pauses after
 * each slice twice as long as it took, so that requests get most of the time.
 */
export async function runSlices<Place>(
  slice: (after: Place) => Promise<Place | undefined>,
  { first, stopping }: SlicesRun<Place>,
): Promise<void> {
  let after: Place | undefined = first;
  while (after !== undefined) {
    if (stopping?.aborted) return;
    const begun = performance.now();
    after = await slice(after);
    if (after !== undefined) await pause(pauseFactor * (performance.now() - begun));
  }
}
