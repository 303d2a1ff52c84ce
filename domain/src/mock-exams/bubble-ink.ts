import type { AlignedLine } from './align-bubbles.ts';
import type { CardLayout, CardOption } from './card-layout.ts';
import { type GreyPicture, type Point, valueAt } from './grey-picture.ts';
import { type Homography, type Local, localAt } from './homography.ts';
import { median, quantile } from './quantile.ts';

/** The ink of a person in a bubble: without its printed letter, and against the paper around it. */
export interface BubbleInk {
  /** The mean darkness, from 0 for paper to 1. */
  ink: number;
  /** The darkness of the darkest eighth: that of thin strokes is as high as that of filled bubbles. */
  peak: number;
  /** The mean darkness around the middle, where marks are and strokes beside the bubble are not. */
  core: number;
}

/** The bubbles of a line, in the order of its options. */
export interface LineInk {
  question: number;
  options: CardOption[];
  bubbles: BubbleInk[];
}

/** The part of the radius that is looked at: within the printed ring, also where that is some tenths beside its place. */
const innerPart = 0.77;
/** Points on a radius. */
const fineness = 6;
/** The part of those that is the middle. */
const corePart = 0.6;
/** Places on the border between a bubble and its neighbours, and directions in which a point has paper on both sides. */
const borderPlaces = 48;
const chordDirections = 12;

/** Points in a circle of radius 1. */
const discPoints: Point[] = [];
for (let column = -fineness; column <= fineness; column++)
  for (let row = -fineness; row <= fineness; row++)
    if (Math.hypot(column, row) <= fineness)
      discPoints.push({ x: column / fineness, y: row / fineness });
const isCore = discPoints.map(({ x, y }) => Math.hypot(x, y) <= corePart);
const coreSize = isCore.filter(Boolean).length;

export function inkOf(
  picture: GreyPicture,
  toPicture: Homography,
  lines: readonly AlignedLine[],
  layout: CardLayout,
): LineInk[] {
  const cell = cellOf(layout);
  const darkness = lines.map(({ bubbles, shift }) =>
    bubbles.map(({ x, y }) =>
      darknessOf(picture, localAt(toPicture, x + shift.x, y + shift.y), cell),
    ),
  );
  const letters = lettersOf(darkness);
  return lines.map(({ question, bubbles }, line) => ({
    question,
    options: bubbles.map(({ option }) => option),
    bubbles: withoutPaper(
      (darkness[line] ?? []).map((values, option) =>
        inkIn(values.map((value, at) => value - (letters[option]?.[at] ?? 0))),
      ),
    ),
  }));
}

/** The border of a bubble, and for each point of its disc the pairs of places on the border with the point between them. */
interface Cell {
  radius: number;
  border: Point[];
  chords: readonly (readonly [number, number])[][];
}

/** Half of the way to the next option and to the next line: nothing is printed there. */
function cellOf({ bubbles, bubbleRadius }: CardLayout): Cell {
  const [first, second] = bubbles;
  const below = bubbles.find(({ question }) => question !== first?.question);
  const halfWidth = first && second ? (second.x - first.x) / 2 : 1.6 * bubbleRadius;
  const halfHeight = first && below && below.y > first.y ? (below.y - first.y) / 2 : halfWidth;
  const radius = bubbleRadius * innerPart;
  const toBorder = ({ x, y }: Point, dx: number, dy: number): Point => {
    const along = Math.min(
      dx === 0 ? Infinity : ((dx > 0 ? halfWidth : -halfWidth) - x) / dx,
      dy === 0 ? Infinity : ((dy > 0 ? halfHeight : -halfHeight) - y) / dy,
    );
    return { x: x + along * dx, y: y + along * dy };
  };
  const border = Array.from({ length: borderPlaces }, (_, place) => {
    const angle = (2 * Math.PI * place) / borderPlaces;
    return toBorder({ x: 0, y: 0 }, Math.cos(angle), Math.sin(angle));
  });
  const placeOf = ({ x, y }: Point) =>
    Math.round((Math.atan2(y, x) / (2 * Math.PI) + 1) * borderPlaces) % borderPlaces;
  const chords = discPoints.map(({ x, y }) =>
    Array.from({ length: chordDirections }, (_, direction) => {
      const angle = (Math.PI * (direction + 0.5)) / chordDirections;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const point = { x: x * radius, y: y * radius };
      return [placeOf(toBorder(point, dx, dy)), placeOf(toBorder(point, -dx, -dy))] as const;
    }),
  );
  return { radius, border, chords };
}

const looked = new Float64Array(borderPlaces);
const border = new Float64Array(borderPlaces);

/**
 * The darkness of each point of the disc against its paper. Folds, stains and edges of shadows go on at both sides of a
 * bubble, ink does not: the paper of a point is the darkest of all lines through it, each as light as its lighter end.
 */
function darknessOf(picture: GreyPicture, at: Local, cell: Cell): Float64Array {
  const value = (x: number, y: number) =>
    valueAt(picture, at.x + at.xByX * x + at.xByY * y, at.y + at.yByX * x + at.yByY * y);
  for (const [place, { x, y }] of cell.border.entries()) looked[place] = value(x, y);
  for (let place = 0; place < borderPlaces; place++)
    border[place] =
      ((looked[(place + borderPlaces - 1) % borderPlaces] ?? 0) +
        (looked[place] ?? 0) +
        (looked[(place + 1) % borderPlaces] ?? 0)) /
      3;
  return Float64Array.from(discPoints, ({ x, y }, index) => {
    let paper = 255;
    for (const [one, other] of cell.chords[index] ?? [])
      paper = Math.min(paper, Math.max(border[one] ?? 0, border[other] ?? 0));
    return 1 - value(x * cell.radius, y * cell.radius) / Math.max(paper, 1);
  });
}

/**
 * The printed letter of each option, point by point: what most of its bubbles have. An option that is marked in nearly
 * every line has too few empty bubbles; its letter is taken for a usual one.
 */
function lettersOf(darkness: readonly Float64Array[][]): Float64Array[] {
  const options = darkness[0]?.length ?? 0;
  const letters = Array.from({ length: options }, (_, option) =>
    Float64Array.from(discPoints, (_point, at) =>
      quantile(
        darkness.map((line) => line[option]?.[at] ?? 0),
        0.4,
      ),
    ),
  );
  const usual = median(letters.map(meanOf));
  return letters.map((letter) =>
    meanOf(letter) > usual + 0.06 ? new Float64Array(letter.length).fill(usual) : letter,
  );
}

function inkIn(values: Float64Array): BubbleInk {
  let core = 0;
  for (const [at, value] of values.entries()) if (isCore[at]) core += value / coreSize;
  const ink = meanOf(values);
  values.sort();
  return { ink, peak: meanOf(values.subarray(Math.floor(values.length * 0.875))), core };
}

/** Takes off what all bubbles of a line have: its second lightest one is empty. */
function withoutPaper(bubbles: BubbleInk[]): BubbleInk[] {
  const [, second = 0] = bubbles.map(({ ink }) => ink).toSorted((one, other) => one - other);
  const floor = Math.min(Math.max(second, -0.03), 0.12);
  return bubbles.map(({ ink, peak, core }) => ({
    ink: ink - floor,
    peak: peak - floor,
    core: core - floor,
  }));
}

const meanOf = (values: Float64Array): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
};
