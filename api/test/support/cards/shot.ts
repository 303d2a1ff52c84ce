import type { Random } from './random.ts';

/** The circumstances of a photograph. */
export interface Shot {
  width: number;
  height: number;
  /** Degrees. */
  turn: number;
  /** The distance of each corner from that of a rectangle, as a part of the side. */
  perspective: number;
  /** The part of the picture that the sheet fills, of the side that limits it. */
  size: number;
  /** The most that the paper lies beside a plane, in millimetres of the sheet. */
  bend: number;
  /** Of the lens: how much farther than in the middle a corner of the picture lies, as a part of its distance. */
  barrel: number;
  folds: number;
  coffees: number;
  /** Of the corners, in millimetres; the corner marks are spared. */
  torn: number;
  /** Another card lies beside it, partly in the picture. */
  hasOtherCard: boolean;
  /** The light in the deepest shadow; 1 without one. */
  shadow: number;
  /** The light at the far side and in the corners of the picture; 1 for even light. */
  farLight: number;
  cornerLight: number;
  /** The depth of the pattern that a photographed screen has; 0 for paper. */
  moire: number;
  /** The value of paper in full light. */
  exposure: number;
  /** The table, as a part of paper. */
  table: number;
  hasOtherPapers: boolean;
  /** Standard deviations, in pixels and grey values. */
  blur: number;
  noise: number;
  /** The way of a shaken camera, in pixels. */
  motion: number;
  /** The light of red and blue against that of green; null for a grey picture. */
  tint: { red: number; blue: number } | null;
  jpeg: number;
}

export const shotOf = (random: Random): Shot => ({
  width: random.whole(1250, 1500),
  height: random.whole(1700, 2000),
  turn: random.oneOf([random.between(-12, 12), random.between(0, 360)]),
  perspective: random.between(0, 0.08),
  size: random.between(0.72, 0.98),
  bend: random.between(0, 1.6),
  barrel: random.isTrue(0.4) ? random.between(-0.025, 0.025) : 0,
  folds: random.oneOf([0, 0, 0, 1, 2]),
  coffees: random.oneOf([0, 0, 0, 1]),
  torn: random.isTrue(0.15) ? random.between(5, 19) : 0,
  hasOtherCard: random.isTrue(0.1),
  shadow: random.isTrue(0.5) ? random.between(0.45, 0.9) : 1,
  farLight: random.isTrue(0.3) ? random.between(0.4, 0.9) : 1,
  cornerLight: random.isTrue(0.3) ? random.between(0.6, 0.9) : 1,
  moire: random.isTrue(0.1) ? random.between(0.02, 0.1) : 0,
  exposure: random.between(110, 250),
  table: random.between(0.1, 0.85),
  hasOtherPapers: random.isTrue(0.3),
  blur: random.between(0.4, 1.9),
  noise: random.between(1, 11),
  motion: random.isTrue(0.15) ? random.between(1, 6) : 0,
  tint: random.isTrue(0.5)
    ? { red: random.between(0.75, 1.3), blue: random.between(0.6, 1.3) }
    : null,
  jpeg: random.whole(40, 85),
});
