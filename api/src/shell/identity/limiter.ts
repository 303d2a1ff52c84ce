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

/** Whom an IP address stands for: a household has a whole /64 of IPv6. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!ip.includes(':')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const zeros = Array<string>(8).fill('0');
  const known = [...groups(head), ...groups(tail)].length;
  const all = [...groups(head), ...zeros.slice(known), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
