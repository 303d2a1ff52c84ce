import type { PictureReading, ReadPicture, ReadSheet } from './read-picture.ts';

/** The frames of the camera so far. */
export interface Watch {
  /** The code of the card that was taken last, while it may still lie there. */
  last: string | null;
  /** The best reading of the card that lies there now, and of how many frames. */
  best: ReadPicture | null;
  frames: number;
  /** Frames in a row without a card that can be read. */
  misses: number;
  /** Frames in a row with a card whose code can't be read. */
  codeless: number;
}

export const emptyWatch: Watch = { last: null, best: null, frames: 0, misses: 0, codeless: 0 };

/** So many frames of a card with doubts are compared. */
const mostFrames = 3;
/** After so many frames without it, a card has left. */
const gone = 6;
/** After so many frames, the code can't be read. */
const mostCodeless = 5;

interface Watched {
  watch: Watch;
  /** The reading to take; null: there is none. */
  taken: ReadPicture | null;
  /** The essay sheet to take. */
  sheet?: ReadSheet;
}

/** The next state, with what is to be taken. A card or sheet that stays before the camera is taken once. */
export function watchFrame(watch: Watch, reading: PictureReading): Watched {
  if (!reading.isRead) {
    if (watch.best) return take(watch.best);
    if (reading.reason === 'essay_sheet') {
      const { sheet } = reading;
      const next = { watch: { ...emptyWatch, last: sheet.code }, taken: null };
      return sheet.code === watch.last ? next : { ...next, sheet };
    }
    const misses = watch.misses + 1;
    const last = misses >= gone ? null : watch.last;
    return { watch: { ...emptyWatch, last, misses }, taken: null };
  }
  if (!reading.code) {
    const codeless = watch.codeless + 1;
    if (codeless >= mostCodeless) return { watch: emptyWatch, taken: watch.best ?? reading };
    return { watch: { ...watch, misses: 0, codeless }, taken: null };
  }
  if (reading.code === watch.last)
    return { watch: { ...emptyWatch, last: watch.last }, taken: null };
  const before = watch.best?.code === reading.code ? watch.best : null;
  const frames = before ? watch.frames + 1 : 1;
  const best = before && !isBetter(reading, before) ? before : reading;
  if (best.doubts.length === 0 || frames >= mostFrames) return take(best);
  return { watch: { ...emptyWatch, last: watch.last, best, frames }, taken: null };
}

const take = (reading: ReadPicture): Watched => ({
  watch: { ...emptyWatch, last: reading.code },
  taken: reading,
});

const isBetter = (one: ReadPicture, other: ReadPicture): boolean =>
  one.doubts.length < other.doubts.length ||
  (one.doubts.length === other.doubts.length && one.quality > other.quality);
