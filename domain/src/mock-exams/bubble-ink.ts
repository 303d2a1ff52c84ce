import type { AlignedLine } from './align-bubbles.ts';
import type { CardLayout, CardOption } from './card-layout.ts';
import { type GreyPicture, type Point, valueAt } from './grey-picture.ts';
import { type Homography, type Local, localAt } from './homography.ts';

/** The darkness of the bubbles of a line, from 0 for paper to 1, with their printed letters. */
export interface LineInk {
  question: number;
  options: CardOption[];
  darkness: number[];
  /** The darkness of the darkest eighth of each bubble: that of thin strokes is as high as that of filled bubbles. */
  peaks: number[];
}

/** The part of the radius that is looked at: within the printed ring, also where that is some tenths beside its place. */
const innerPart = 0.77;
/** Points on a radius. */
const fineness = 6;
/** The paper of a bubble is looked at this far outside of its ring, in millimetres, in so many directions. */
const paperBeside = 0.9;
const directions = 24;
/** Neighbouring directions of which the middle one counts: a stroke beyond the ring covers two. */
const smoothed = 5;

const around = Array.from({ length: directions }, (_, index) => {
  const angle = (2 * Math.PI * index) / directions;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

interface DiscPoint extends Point {
  direction: number;
}

/** Points in a circle of radius 1. */
const discPoints: DiscPoint[] = [];
for (let column = -fineness; column <= fineness; column++)
  for (let row = -fineness; row <= fineness; row++)
    if (Math.hypot(column, row) <= fineness) {
      const turn = Math.atan2(row, column) / (2 * Math.PI);
      const direction = Math.round((turn + 1) * directions) % directions;
      discPoints.push({ x: column / fineness, y: row / fineness, direction });
    }

export function inkOf(
  picture: GreyPicture,
  toPicture: Homography,
  lines: readonly AlignedLine[],
  { bubbleRadius }: CardLayout,
): LineInk[] {
  const paper = new Float64Array(directions);
  const within = new Float64Array(discPoints.length);
  return lines.map(({ question, bubbles, shift }) => {
    const inks = bubbles.map(({ x, y }) => {
      const at = localAt(toPicture, x + shift.x, y + shift.y);
      const least = lookAround(picture, at, bubbleRadius + paperBeside, paper) ? -0.3 : 0;
      lookWithin(picture, at, bubbleRadius * innerPart, { paper, least }, within);
      within.sort();
      return { darkness: meanFrom(within, 0), peak: meanFrom(within, 0.875) };
    });
    return {
      question,
      options: bubbles.map(({ option }) => option),
      darkness: inks.map(({ darkness }) => darkness),
      peaks: inks.map(({ peak }) => peak),
    };
  });
}

/** The mean without this share at the beginning. */
function meanFrom(values: Float64Array, share: number): number {
  const first = Math.floor(values.length * share);
  let sum = 0;
  for (let at = first; at < values.length; at++) sum += values[at] ?? 0;
  return sum / (values.length - first);
}

const looked = new Float64Array(directions);
const neighbours = new Float64Array(smoothed);
const sorted = new Float64Array(directions);
/** Paper that differs by more than this has the edge of a shadow on it. */
const even = 0.85;

/**
 * Writes the paper in each direction, and says whether it is even. Under the edge of a shadow all directions have the
 * paper of the shadow: what is lighter is no ink then.
 */
function lookAround(picture: GreyPicture, at: Local, radius: number, paper: Float64Array): boolean {
  for (const [index, { x, y }] of around.entries())
    looked[index] = valueAt(
      picture,
      at.x + (at.xByX * x + at.xByY * y) * radius,
      at.y + (at.yByX * x + at.yByY * y) * radius,
    );
  const half = Math.floor(smoothed / 2);
  for (let direction = 0; direction < directions; direction++) {
    for (let index = 0; index < smoothed; index++)
      neighbours[index] = looked[(direction + index - half + directions) % directions] ?? 0;
    neighbours.sort();
    // The second lightest: ink only darkens.
    paper[direction] = Math.max(neighbours[smoothed - 2] ?? 0, 1);
  }
  sorted.set(paper);
  sorted.sort();
  const dark = sorted[Math.floor(directions * 0.15)] ?? 0;
  const light = sorted[Math.floor(directions * 0.85)] ?? 0;
  if (dark >= even * light) return true;
  paper.fill(dark);
  return false;
}

/** Writes the darkness of each point of the disc. */
function lookWithin(
  picture: GreyPicture,
  at: Local,
  radius: number,
  { paper, least }: { paper: Float64Array; least: number },
  within: Float64Array,
): void {
  for (const [index, { x, y, direction }] of discPoints.entries()) {
    const value = valueAt(
      picture,
      at.x + (at.xByX * x + at.xByY * y) * radius,
      at.y + (at.yByX * x + at.yByY * y) * radius,
    );
    // On even paper light grain counts as much as dark grain, so that noise has no darkness.
    within[index] = Math.max(1 - value / (paper[direction] ?? 255), least);
  }
}
