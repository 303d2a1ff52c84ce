import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playedSince, type WatchedRange, watchedShare, withRange } from './watched-ranges.ts';

describe('the watched ranges of a video', () => {
  it.each<[name: string, watched: WatchedRange[], now: WatchedRange, then: WatchedRange[]]>([
    ['begins anywhere', [], [10, 12], [[10, 12]]],
    ['grows at its end', [[0, 10]], [10, 12], [[0, 12]]],
    ['grows at its start', [[10, 20]], [5, 10], [[5, 20]]],
    ['stays the same when watched again', [[0, 20]], [5, 10], [[0, 20]]],
    [
      'keeps apart what was skipped',
      [[0, 10]],
      [30, 40],
      [
        [0, 10],
        [30, 40],
      ],
    ],
    [
      'closes a gap',
      [
        [0, 10],
        [20, 30],
      ],
      [9, 21],
      [[0, 30]],
    ],
    [
      'stays in order',
      [[20, 30]],
      [0, 5],
      [
        [0, 5],
        [20, 30],
      ],
    ],
    [
      'swallows many',
      [
        [1, 2],
        [4, 5],
        [7, 8],
        [20, 21],
      ],
      [0, 10],
      [
        [0, 10],
        [20, 21],
      ],
    ],
  ])('%s', (_name, watched, now, then) => {
    expect(withRange(watched, now)).toEqual(then);
  });

  it('contain exactly the watched seconds, in any order', () => {
    const range = fc
      .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 30 }))
      .map(([from, length]): WatchedRange => [from, Math.min(100, from + length)]);
    fc.assert(
      fc.property(fc.array(range), (watched) => {
        const ranges = watched.reduce<WatchedRange[]>(withRange, []);
        const seen = new Set(
          watched.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at)),
        );
        expect(watchedShare(ranges, 100)).toBeCloseTo(seen.size / 100);
      }),
    );
  });
});

describe('the watched share of a video', () => {
  it.each<[ranges: WatchedRange[], duration: number, share: number]>([
    [[], 100, 0],
    [[[0, 90]], 100, 0.9],
    [
      [
        [0, 45],
        [55, 100],
      ],
      100,
      0.9,
    ],
    [[[0, 100.4]], 100, 1],
    [[[0, 10]], 0, 0],
    [[[0, 10]], Number.NaN, 0],
    [[[0, 10]], Number.POSITIVE_INFINITY, 0],
  ])('%j of %d s is %d', (ranges, duration, share) => {
    expect(watchedShare(ranges, duration)).toBe(share);
  });
});

describe('the range between two position reports', () => {
  it.each<[name: string, last: number | null, now: number, speed: number, played: boolean]>([
    ['nothing at the first', null, 10, 1, false],
    ['what played', 10, 10.25, 1, true],
    ['what played on a slow device', 10, 11.4, 1, true],
    ['what played at double speed', 10, 12.8, 2, true],
    ['nothing where it was sought forward', 10, 15, 1, false],
    ['nothing where it was sought backward', 10, 5, 1, false],
    ['nothing while it stands still', 10, 10, 1, false],
    ['no less patience at half speed', 10, 11.4, 0.5, true],
  ])('%s', (_name, last, now, speed, played) => {
    expect(playedSince(last, now, speed)).toEqual(played ? [last, now] : null);
  });
});
