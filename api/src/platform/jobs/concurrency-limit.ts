/** Runs what it is given, at most `max` at a time; the others wait in the order in which they came. */
export function createConcurrencyLimit(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    // Who is woken takes over the place of who has finished.
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
