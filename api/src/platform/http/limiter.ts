/** A fixed-window rate limiter in memory. */
export interface Limiter {
  /** Counts one call; returns the seconds to wait if the limit is exceeded. */
  take(key: string, max: number): number | null;
  /** Counts further calls, because one was expensive. */
  charge(key: string, calls: number): void;
}

interface Count {
  since: number;
  taken: number;
}

/** A window ends `seconds` after its first call; above `capacity` keys the oldest are evicted. */
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
    // The map is ordered by `since`.
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
    charge(key, calls) {
      countOf(key, now().getTime()).taken += calls;
    },
  };
}
