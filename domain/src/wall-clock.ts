const minute = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A formatter costs 50 times as much to make as to use. Only IANA names that the platform knows come here. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The time that a clock of the zone shows at an instant: `2026-11-27T23:59`. */
export function wallClockAt(instant: Date, timeZone: string): string {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const date = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return `${date}T${part('hour')}:${part('minute')}`;
}

/**
 * The instant of a wall clock time (`2026-11-27T23:59`) in a zone. A time that a change of the clocks skips becomes as
 * much later as the clocks move: the midnight that never was, 00:00, is 01:00 of the same day. Of an hour that comes twice
 * `repeated` chooses the first or the second.
 */
export function instantOfWallClock(
  wallClock: string,
  timeZone: string,
  repeated: 'first' | 'second',
): Date {
  const asUtc = Date.parse(`${wallClock}:00Z`);
  const isReal = !Number.isNaN(asUtc) && new Date(asUtc).toISOString().startsWith(wallClock);
  if (!isReal || wallClock.length !== 16) throw new RangeError(`no wall clock time: ${wallClock}`);
  // No zone is further from UTC than a day, and none changes its clocks twice within two days.
  const offsets = [-1, 1].map((days) => offsetAt(asUtc + days * 24 * 60 * minute, timeZone));
  const candidates = offsets.map((offset) => asUtc - offset);
  const shown = candidates.filter((at) => wallClockAt(new Date(at), timeZone) === wallClock);
  const [before = asUtc] = candidates;
  if (shown.length === 0) return new Date(before);
  return new Date(repeated === 'first' ? Math.min(...shown) : Math.max(...shown));
}

/** Milliseconds by which the clocks of the zone are ahead of UTC, to the minute. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = Date.parse(`${wallClockAt(new Date(instant), timeZone)}:00Z`);
  return shown - Math.floor(instant / minute) * minute;
}
