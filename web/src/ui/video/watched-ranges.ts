/** A range of a video, in seconds. */
export type WatchedRange = readonly [from: number, to: number];

/** Adds a watched range; the result is sorted and its ranges are disjoint. */
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

/** The watched share of the video, 0 to 1. */
export function watchedShare(ranges: readonly WatchedRange[], duration: number): number {
  if (!(duration > 0)) return 0;
  const seconds = ranges.reduce((sum, [from, to]) => sum + Math.min(to, duration) - from, 0);
  return Math.min(1, seconds / duration);
}

/** The share at which a video is completed (product.md P3). */
export const watchedEnough = 0.9;

/** The largest distance in seconds between two position reports during playback, with a margin for slow devices. */
const longestTick = 1.5;

/**
 * The range that was played since the last position report; null if the position changed by seeking.
 */
export function playedSince(
  last: number | null,
  position: number,
  speed: number,
): WatchedRange | null {
  if (last === null || position <= last) return null;
  return position - last <= longestTick * Math.max(1, speed) ? [last, position] : null;
}
