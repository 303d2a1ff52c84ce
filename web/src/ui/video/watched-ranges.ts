/** Seconds of a video, from one moment to another. */
export type WatchedRange = readonly [from: number, to: number];

/** Adds what was just watched; ranges stay sorted and never touch. */
export function withRange(
  ranges: readonly WatchedRange[],
  [from, to]: WatchedRange,
): WatchedRange[] {
  const apart = ranges.filter((range) => range[1] < from || range[0] > to);
  const touching = ranges.filter((range) => range[1] >= from && range[0] <= to);
  const merged: WatchedRange = [
    Math.min(from, ...touching.map((range) => range[0])),
    Math.max(to, ...touching.map((range) => range[1])),
  ];
  return [...apart, merged].toSorted((one, other) => one[0] - other[0]);
}

/** How much of the video has really been on the screen, 0 to 1. */
export function watchedShare(ranges: readonly WatchedRange[], duration: number): number {
  if (!(duration > 0)) return 0;
  const seconds = ranges.reduce((sum, [from, to]) => sum + Math.min(to, duration) - from, 0);
  return Math.min(1, seconds / duration);
}

/** A video is done when so much of it was watched (product.md P3). */
export const watchedEnough = 0.9;

/** How far playback moves between two reports at normal speed, with room for a slow device. */
const longestTick = 1.5;

/**
 * The stretch that was played since the last report of the position; null where playback did not
 * get here by itself, which is what seeking looks like.
 */
export function playedSince(
  last: number | null,
  position: number,
  speed: number,
): WatchedRange | null {
  if (last === null || position <= last) return null;
  return position - last <= longestTick * Math.max(1, speed) ? [last, position] : null;
}
