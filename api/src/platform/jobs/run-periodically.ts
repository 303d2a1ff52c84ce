import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs `work` now, and again `every` milliseconds after it has finished. A failure is reported and does
 * not end the loop. The returned function stops it after the current run; long work checks `stopping`
 * between its parts.
 */
export function runPeriodically(
  work: (stopping: AbortSignal) => Promise<unknown>,
  { every, onError }: { every: number; onError: (error: unknown) => void },
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function loop(): Promise<void> {
    while (!signal.aborted) {
      await work(signal).catch(onError);
      await pause(every, undefined, { signal }).catch(() => {});
    }
  }

  const running = loop();
  return async () => {
    stopping.abort();
    await running;
  };
}
