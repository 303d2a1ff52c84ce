import { Refusal } from '@sabia/domain/refusal.ts';

/**
 * Runs at most `max` tasks at a time; the others wait in FIFO order. `max` 1 is a mutex. If `maxWaiting` tasks wait
 * already, another one is refused with a 503.
 */
export function createConcurrencyLimit(max: number, { maxWaiting = Infinity } = {}) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function runLimited<T>(work: () => Promise<T>): Promise<T> {
    if (running >= max && waiting.length >= maxWaiting) throw new Refusal('overloaded');
    // A woken task takes the slot of the finished one.
    if (running >= max) await new Promise<void>((wake) => waiting.push(wake));
    else running += 1;
    try {
      return await work();
    } finally {
      const wake = waiting.shift();
      if (wake) wake();
      else running -= 1;
    }
  };
}
