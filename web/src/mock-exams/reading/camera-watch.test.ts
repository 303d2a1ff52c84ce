import { expect, it } from 'vitest';
import { emptyWatch, watchFrame } from './camera-watch.ts';
import type { PictureReading, ReadPicture } from './read-picture.ts';

const crop = { width: 1, height: 1, data: new Uint8Array([0]) };
const frame = (code: string | null, doubts = 0): ReadPicture => ({
  isRead: true,
  code,
  day: 1,
  answers: {},
  doubts: Array.from({ length: doubts }, (_, question) => ({
    question,
    seen: [],
    proposal: 'blank',
    crop,
  })),
  quality: 1,
  name: crop,
});
const nothing: PictureReading = { isRead: false, reason: 'no_card' };

/** The readings that are taken of these frames. */
function takenOf(frames: readonly PictureReading[]): (ReadPicture | null)[] {
  let watch = emptyWatch;
  return frames.map((reading) => {
    const next = watchFrame(watch, reading);
    watch = next.watch;
    return next.taken;
  });
}

it('a card that stays before the camera is taken once', () => {
  const taken = takenOf([nothing, frame('a'), frame('a'), frame('a'), frame('b'), frame('b')]);
  expect(taken.map((each) => each?.code)).toEqual(
    [null, 'a', null, null, 'b', null].map((code) => code ?? undefined),
  );
});

it('a card that has left and comes back is taken again', () => {
  const away = Array.from({ length: 6 }, () => nothing);
  expect(takenOf([frame('a'), ...away.slice(1), frame('a')]).at(-1)).toBeNull();
  expect(takenOf([frame('a'), ...away, frame('a')]).at(-1)?.code).toBe('a');
});

it('of three frames with doubts, the one with the fewest is taken', () => {
  expect(takenOf([frame('a', 3), frame('a', 1), frame('a', 2)]).at(-1)?.doubts).toHaveLength(1);
  expect(takenOf([frame('a', 3), frame('a')]).at(-1)?.doubts).toHaveLength(0);
  expect(takenOf([frame('a', 3), nothing]).at(-1)?.doubts).toHaveLength(3);
});

it('a card without a code is taken after five frames', () => {
  const taken = takenOf([1, 2, 3, 4, 5].map(() => frame(null)));
  expect(taken.map((each) => each?.code)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    null,
  ]);
});

it('an essay sheet that stays before the camera is taken once, and a card after it', () => {
  const sheet = { code: 's', day: 1, essay: 1, page: new Uint8Array([1]), name: crop };
  const ofSheet: PictureReading = { isRead: false, reason: 'essay_sheet', sheet };
  let watch = emptyWatch;
  const codes = [ofSheet, ofSheet, frame('a'), ofSheet].map((reading) => {
    const next = watchFrame(watch, reading);
    watch = next.watch;
    return next.sheet?.code ?? next.taken?.code;
  });
  expect(codes).toEqual(['s', undefined, 'a', 's']);
});
