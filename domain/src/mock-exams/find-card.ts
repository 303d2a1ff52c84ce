import type { CardLayout, Place } from './card-layout.ts';
import { darkParts, type DarkPart } from './dark-parts.ts';
import { type GreyPicture, halved, type Point, valueAt } from './grey-picture.ts';
import { type FourPoints, type Homography, homographyOf, localAt, scaleAt } from './homography.ts';
import { integralOf, markDark } from './local-threshold.ts';

/** The picture has no square at all, or some, but not four in the right places. */
export type MissingCard = 'no_card' | 'corner_missing';

interface Threshold {
  window: number;
  share: number;
}

/**
 * Local thresholds that are tried in turn: windows, as a part of the longer side, for a whole page, a far one, and large
 * shadows; and one below the dark side of a sharp shadow.
 */
const thresholds: [Threshold, ...Threshold[]] = [
  { window: 1 / 16, share: 0.78 },
  { window: 1 / 30, share: 0.78 },
  { window: 1 / 9, share: 0.78 },
  { window: 1 / 9, share: 0.5 },
];
/** A mark on a card that fills from about a fifth of the picture to all of it, as a part of the pixels. */
const markArea = { least: 0.000_15, most: 0.002 };
/** Dark parts that are compared in fours: 4,845 fours in the first try, 58,905 in the others. */
const mostCandidates = { first: 20, others: 36 };

/** Dark parts of other papers may look like a mark: so many fours are tried. */
const mostFours = 4;

/**
 * Finds the four corner marks of a card, and which way it lies: homographies from millimetres of the layout to pixels of
 * the picture, the likeliest of each try first. Returns what is missing if there is none. The first try is made with a
 * quarter of the pixels; it is the only one for a camera, which has another picture at once.
 */
export function* findCard(
  picture: GreyPicture,
  layout: CardLayout,
  { isLive }: { isLive: boolean },
): Generator<Homography, MissingCard> {
  let most = 0;
  for (const { marks, fours } of tries(picture, layout, isLive)) {
    most = Math.max(most, marks);
    yield* fours;
  }
  return most === 0 ? 'no_card' : 'corner_missing';
}

function* tries(picture: GreyPicture, layout: CardLayout, isLive: boolean) {
  const small = halved(picture);
  const most = mostCandidates;
  const first = tryThreshold(small, integralOf(small), layout, thresholds[0], most.first);
  yield { ...first, fours: first.fours.map(fromHalf) };
  if (isLive) return;
  const sums = integralOf(picture);
  for (const threshold of thresholds)
    yield tryThreshold(picture, sums, layout, threshold, most.others);
}

function tryThreshold(
  picture: GreyPicture,
  sums: Uint32Array,
  layout: CardLayout,
  { window, share }: Threshold,
  mostParts: number,
): { marks: number; fours: Homography[] } {
  const reach = Math.round(Math.max(picture.width, picture.height) * window);
  const candidates = squaresOf(markDark(picture, sums, { reach, share }), picture).slice(
    0,
    mostParts,
  );
  return { marks: candidates.length, fours: bestFours(candidates, picture, layout) };
}

/** A pixel of the half picture lies between two of the whole one. */
const fromHalf = ([a, b, c, d, e, f, g, h]: Homography): Homography => [
  2 * a + g / 2,
  2 * b + h / 2,
  2 * c + 0.5,
  2 * d + g / 2,
  2 * e + h / 2,
  2 * f + 0.5,
  g,
  h,
];

/** The dark parts in the shape of a filled parallelogram, the best first. */
function squaresOf(mask: Uint8Array, { width, height }: GreyPicture): DarkPart[] {
  const pixels = width * height;
  return darkParts(mask, width, {
    least: markArea.least * pixels,
    most: markArea.most * pixels,
  })
    .map((part) => ({ part, error: Math.abs(squareness(part) - 1) }))
    .filter(({ part, error }) => error < 0.2 && isCompact(part))
    .toSorted((one, other) => one.error - other.error)
    .map(({ part }) => part);
}

/** 1 for a filled parallelogram, 1.1 for a filled ellipse, less for everything that is hollow or has corners inwards. */
const squareness = ({ area, xx, yy, xy }: DarkPart): number =>
  area / 12 / Math.sqrt(Math.max(xx * yy - xy * xy, 1e-9));

/** At most 2.5 times as long as wide. */
function isCompact({ xx, yy, xy }: DarkPart): boolean {
  const middle = (xx + yy) / 2;
  const difference = Math.hypot((xx - yy) / 2, xy);
  return middle + difference < 6.25 * (middle - difference);
}

/** The homographies of the fours that look most like the corner marks of the layout. */
function bestFours(
  parts: readonly DarkPart[],
  picture: GreyPicture,
  layout: CardLayout,
): Homography[] {
  const found: { toPicture: Homography; score: number }[] = [];
  for (const four of foursOf(parts)) {
    const ordered = clockwise(four);
    if (!ordered) continue;
    for (let turn = 0; turn < 4; turn++) {
      const turned = turnedBy(ordered, turn);
      if (!isLikeMarks(turned, layout)) continue;
      const fit = fitOf(turned, layout);
      if (!fit) continue;
      const { toPicture, error } = fit;
      if (!layout.cornerMarks.every((mark) => hasCorners(picture, toPicture, mark))) continue;
      const score = uprightness(picture, toPicture, layout) * (1 - error) * areaOf(ordered) ** 0.25;
      if (score > 0) found.push({ toPicture, score });
    }
  }
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostFours)
    .map(({ toPicture }) => toPicture);
}

type Corners = readonly [DarkPart, DarkPart, DarkPart, DarkPart];

/** All fours of similar size. */
function* foursOf(parts: readonly DarkPart[]): Generator<Corners> {
  const bySize = parts.toSorted((one, other) => one.area - other.area);
  for (const [first, a] of bySize.entries()) {
    const end = bySize.findIndex(({ area }) => area > 3.5 * a.area);
    const alike = bySize.slice(first + 1, end === -1 ? undefined : end);
    for (const [second, b] of alike.entries())
      for (const [third, c] of alike.entries())
        if (third > second) for (const d of alike.slice(third + 1)) yield [a, b, c, d];
  }
}

/** The four in the order in which each is a corner; null if one lies between the others. */
function clockwise([a, b, c, d]: Corners): Corners | null {
  const [second, third] = turns(a, b, c) ? [b, c] : [c, b];
  for (const corners of [
    [a, second, third, d],
    [a, second, d, third],
    [a, d, second, third],
  ] as const)
    if (isConvex(corners)) return corners;
  return null;
}

const isConvex = ([a, b, c, d]: Corners): boolean =>
  turns(a, b, c) && turns(b, c, d) && turns(c, d, a) && turns(d, a, b);

const turnedBy = ([a, b, c, d]: Corners, turn: number): Corners =>
  turn === 0 ? [a, b, c, d] : turnedBy([b, c, d, a], turn - 1);

const turns = (a: Point, b: Point, c: Point): boolean =>
  (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0;

const areaOf = ([a, b, c, d]: Corners): number =>
  Math.abs((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x)) / 2;

/**
 * A first look without a homography, which most fours of bubbles do not pass: the marks have their part of the area between
 * them, and on the mean the shape that sides of this length and direction give to a square.
 */
function isLikeMarks([a, b, c, d]: Corners, { cornerMarks }: CardLayout): boolean {
  const [first, , third] = cornerMarks;
  const partOfWidth = first.width / (third.x - first.x);
  const partOfHeight = first.height / (third.y - first.y);
  const areaOfMark = areaOf([a, b, c, d]) * partOfWidth * partOfHeight;
  const mean = (a.area + b.area + c.area + d.area) / 4;
  if (mean < 0.55 * areaOfMark || mean > 1.7 * areaOfMark) return false;
  const acrossX = ((b.x - a.x + c.x - d.x) / 2) * partOfWidth;
  const acrossY = ((b.y - a.y + c.y - d.y) / 2) * partOfWidth;
  const downX = ((d.x - a.x + c.x - b.x) / 2) * partOfHeight;
  const downY = ((d.y - a.y + c.y - b.y) / 2) * partOfHeight;
  const xx = (acrossX ** 2 + downX ** 2) / 12;
  const yy = (acrossY ** 2 + downY ** 2) / 12;
  const xy = (acrossX * acrossY + downX * downY) / 12;
  const error = Math.hypot(
    (a.xx + b.xx + c.xx + d.xx) / 4 - xx,
    (a.yy + b.yy + c.yy + d.yy) / 4 - yy,
    Math.SQRT2 * ((a.xy + b.xy + c.xy + d.xy) / 4 - xy),
  );
  return error < mostMeanError * Math.hypot(xx, yy, Math.SQRT2 * xy);
}

/** The largest error of a mark's size and shape, and of the mean of four, as a part of what they should be. */
const mostError = 0.6;
const mostMeanError = 0.45;

/** The nearest mark against the farthest one: 1.2 where corners lie 8 % beside a rectangle, more with a bubble for a mark. */
const mostSteep = 1.5;

/** The homography from the layout to these parts, if each has nearly the size and shape that a mark has there. */
function fitOf(
  parts: Corners,
  { cornerMarks }: CardLayout,
): { toPicture: Homography; error: number } | null {
  const toPicture = homographyOf(cornerMarks.map(centreOf) as unknown as FourPoints, parts);
  if (!toPicture) return null;
  const scales = cornerMarks.map((mark) => scaleAt(toPicture, mark.x, mark.y));
  if (Math.max(...scales) > mostSteep * Math.min(...scales)) return null;
  const errors = cornerMarks.map((mark, index) =>
    errorOf(parts[index] ?? parts[0], mark, toPicture),
  );
  const error = Math.max(...errors);
  return error < mostError ? { toPicture, error } : null;
}

function errorOf(part: DarkPart, mark: Place, toPicture: Homography): number {
  const { x, y } = centreOf(mark);
  const { xByX, xByY, yByX, yByY } = localAt(toPicture, x, y);
  const variance = mark.width ** 2 / 12;
  const xx = variance * (xByX ** 2 + xByY ** 2);
  const yy = variance * (yByX ** 2 + yByY ** 2);
  const xy = variance * (xByX * yByX + xByY * yByY);
  const error = Math.hypot(part.xx - xx, part.yy - yy, Math.SQRT2 * (part.xy - xy));
  return error / Math.hypot(xx, yy, Math.SQRT2 * xy);
}

const centreOf = ({ x, y, width, height }: Place): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** From the middle of a mark, as a part of half of its side. */
const [inCorner, beside] = [0.75, 1.4];

/** True for a mark that is dark in its corners too: a filled bubble, which is round, is not taken for a torn-off mark. */
function hasCorners(picture: GreyPicture, toPicture: Homography, mark: Place): boolean {
  const { x, y } = centreOf(mark);
  const half = mark.width / 2;
  const value = (partX: number, partY: number) => {
    const point = localAt(toPicture, x + partX * half, y + partY * half);
    return valueAt(picture, point.x, point.y);
  };
  const middle = (value(0, 0) + value(0.3, 0) + value(-0.3, 0)) / 3;
  const papers = [value(beside, 0), value(-beside, 0), value(0, beside), value(0, -beside)];
  const [, , paper = 255] = papers.toSorted((one, other) => one - other);
  const corners = [inCorner, -inCorner].flatMap((partX) =>
    [inCorner, -inCorner].map((partY) => value(partX, partY)),
  );
  const corner = corners.reduce((sum, each) => sum + each, 0) / 4;
  return paper - corner > 0.5 * (paper - middle);
}

/**
 * Above 0 if bar and code are where the layout has them, nearly as dark as the marks, and not in the places of a card
 * upside down.
 */
function uprightness(picture: GreyPicture, toPicture: Homography, layout: CardLayout): number {
  const { orientationBar, code, page, cornerMarks } = layout;
  const opposite = ({ x, y, width, height }: Place): Place => ({
    x: page.width - x - width,
    y: page.height - y - height,
    width,
    height,
  });
  const darkness = (place: Place) => darknessOf(picture, toPicture, place);
  const bar = darkness(orientationBar) - darkness(opposite(orientationBar));
  const codeThere = darkness(code) - darkness(opposite(code));
  const marks = cornerMarks.reduce((sum, mark) => sum + darkness(mark), 0) / 4;
  const score = bar + 0.5 * codeThere;
  return bar > 0.5 * marks && codeThere > 0.15 * marks && score > 0.25 ? score : 0;
}

/** The darkness of the place against the paper around it, from 0 to 1. */
function darknessOf(picture: GreyPicture, toPicture: Homography, place: Place): number {
  const { x, y, width, height } = place;
  const value = (atX: number, atY: number) => {
    const point = localAt(toPicture, atX, atY);
    return valueAt(picture, point.x, point.y);
  };
  let inside = 0;
  const around: number[] = [];
  const steps = 12;
  for (let column = 0; column < steps; column++) {
    const atX = x + (width * (column + 0.5)) / steps;
    around.push(value(atX, y - 2.5), value(atX, y + height + 2.5));
    for (let row = 0; row < steps; row++)
      inside += value(atX, y + (height * (row + 0.5)) / steps) / steps ** 2;
  }
  const paper = around.toSorted((one, other) => one - other)[steps] ?? 255;
  return Math.max(0, 1 - inside / Math.max(paper, 1));
}
