/** Runs at most `max` tasks at a time; the others wait in FIFO order. `max` 1 is a mutex. */
export function createConcurrencyLimit(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function runLimited<T>(work: () => Promise<T>): Promise<T> {
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
