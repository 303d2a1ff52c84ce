/** Counts what somebody does within a stretch of time. */
export interface Limiter {
  /** Counts one more; answers how many seconds to wait when that is one too many. */
  take(key: string, max: number): number | null;
}

interface Count {
  since: number;
  taken: number;
}

/** Counts start anew `seconds` after the first; of more than `capacity` the oldest are forgotten. */
export function createLimiter({
  seconds,
  now,
  capacity = 100_000,
}: {
  seconds: number;
  now: () => Date;
  capacity?: number;
}): Limiter {
  const counts = new Map<string, Count>();

  function countOf(key: string, time: number): Count {
    const known = counts.get(key);
    if (known && time < known.since + seconds * 1000) return known;
    const fresh = { since: time, taken: 0 };
    // The map stays in the order of `since`.
    counts.delete(key);
    counts.set(key, fresh);
    const oldest = counts.size > capacity ? counts.keys().next().value : undefined;
    if (oldest !== undefined) counts.delete(oldest);
    return fresh;
  }

  return {
    take(key, max) {
      const time = now().getTime();
      const count = countOf(key, time);
      if (count.taken >= max) return Math.ceil((count.since - time) / 1000) + seconds;
      count.taken += 1;
      return null;
    },
  };
}
