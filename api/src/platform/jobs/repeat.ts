import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does something now, and again `every` so many milliseconds after it is done. A failure is told, and
 * is no reason to stop. The answer stops it, once what is under way is done: work in many parts looks
 * at `stopping` before each.
 */
export function runPeriodically(
  work: (stopping: AbortSignal) => Promise<unknown>,
  { every, onError }: { every: number; onError: (error: unknown) => void },
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function keepOn(): Promise<void> {
    while (!signal.aborted) {
      await work(signal).catch(onError);
      await pause(every, undefined, { signal }).catch(() => {});
    }
  }

  const working = keepOn();
  return async () => {
    stopping.abort();
    await working;
  };
}
