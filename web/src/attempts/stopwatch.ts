/** Measures the time on each question, in seconds. */
export interface Stopwatch {
  /** Starts the time of this question and stops the time of any other. */
  start(questionId: string): void;
  stop(): void;
  seconds(): Record<string, number>;
}

/** The longest time that the API accepts: a day. */
const most = 86_400;

/** `now` in milliseconds. */
export function createStopwatch(
  known: Readonly<Record<string, number>>,
  now: () => number,
): Stopwatch {
  const counted = { ...known };
  let running: { questionId: string; since: number } | null = null;

  function stop(): void {
    if (!running) return;
    const { questionId, since } = running;
    const total = (counted[questionId] ?? 0) + (now() - since) / 1000;
    counted[questionId] = Math.min(Math.round(total * 10) / 10, most);
    running = null;
  }

  return {
    start(questionId) {
      stop();
      running = { questionId, since: now() };
    },
    stop,
    seconds() {
      const current = running?.questionId;
      stop();
      if (current) running = { questionId: current, since: now() };
      return { ...counted };
    },
  };
}
