import type { CardLayout, Place } from './card-layout.ts';
import { darkParts, type DarkPart } from './dark-parts.ts';
import { type GreyPicture, type Point, valueAt } from './grey-picture.ts';
import { type FourPoints, type Homography, homographyOf, localAt } from './homography.ts';
import { integralOf, markDark } from './local-threshold.ts';

/** The picture has no square at all, or some, but not four in the right places. */
export type MissingCard = 'no_card' | 'corner_missing';

/** The window of the local threshold, as a part of the longer side: for a whole page, a far one, and large shadows. */
const reaches = [1 / 16, 1 / 30, 1 / 9];
/** A mark on a card that fills from about a fifth of the picture to all of it, as a part of the pixels. */
const markArea = { least: 0.000_15, most: 0.002 };
/** Dark parts that are compared in fours. */
const mostCandidates = 36;

/** Dark parts of other papers may look like a mark: so many fours are tried. */
const mostFours = 4;

/**
 * Finds the four corner marks of a card, and which way it lies: homographies from millimetres of the layout to pixels of
 * the picture, the likeliest first.
 */
export function findCard(picture: GreyPicture, layout: CardLayout): Homography[] | MissingCard {
  const sums = integralOf(picture);
  const mask = new Uint8Array(picture.data.length);
  let most = 0;
  for (const part of reaches) {
    const reach = Math.round(Math.max(picture.width, picture.height) * part);
    markDark(picture, sums, mask, { reach, share: 0.78 });
    const candidates = squaresOf(mask, picture);
    most = Math.max(most, candidates.length);
    const found = bestFours(candidates, picture, layout);
    if (found.length > 0) return found;
  }
  return most === 0 ? 'no_card' : 'corner_missing';
}

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
    .slice(0, mostCandidates)
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
    if (!ordered || !isOfMarksSize(ordered, layout)) continue;
    for (let turn = 0; turn < 4; turn++) {
      const turned = ordered.map((_, at) => ordered[(at + turn) % 4] ?? ordered[0]);
      const fit = fitOf(turned, layout);
      if (!fit) continue;
      const { toPicture, error } = fit;
      const score = uprightness(picture, toPicture, layout) * (1 - error) * areaOf(ordered) ** 0.25;
      if (score > 0) found.push({ toPicture, score });
    }
  }
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostFours)
    .map(({ toPicture }) => toPicture);
}

/** All fours of similar size. */
function* foursOf(parts: readonly DarkPart[]): Generator<DarkPart[]> {
  const bySize = parts.toSorted((one, other) => one.area - other.area);
  for (const [first, smallest] of bySize.entries()) {
    const end = bySize.findIndex(({ area }) => area > 3.5 * smallest.area);
    const alike = bySize.slice(first + 1, end === -1 ? undefined : end);
    for (const [second, b] of alike.entries())
      for (let third = second + 1; third < alike.length; third++)
        for (const d of alike.slice(third + 1)) yield [smallest, b, alike[third] ?? b, d];
  }
}

type Corners = readonly [DarkPart, DarkPart, DarkPart, DarkPart];

/** The four around their centre, if each is a corner. */
function clockwise(four: readonly DarkPart[]): Corners | null {
  const x = four.reduce((sum, part) => sum + part.x, 0) / 4;
  const y = four.reduce((sum, part) => sum + part.y, 0) / 4;
  const angle = (part: Point) => Math.atan2(part.y - y, part.x - x);
  const [a, b, c, d] = four.toSorted((one, other) => angle(one) - angle(other));
  if (!a || !b || !c || !d) return null;
  const isConvex = turns(a, b, c) && turns(b, c, d) && turns(c, d, a) && turns(d, a, b);
  return isConvex ? [a, b, c, d] : null;
}

const turns = (a: Point, b: Point, c: Point): boolean =>
  (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0;

const areaOf = ([a, b, c, d]: Corners): number =>
  Math.abs((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x)) / 2;

/** A first look without a homography: the marks have their part of the area between them. */
function isOfMarksSize(four: Corners, { cornerMarks }: CardLayout): boolean {
  const [first, , third] = cornerMarks;
  const area = (third.x - first.x) * (third.y - first.y);
  const expected = (areaOf(four) * first.width * first.height) / area;
  const mean = four.reduce((sum, part) => sum + part.area, 0) / 4;
  return mean > 0.55 * expected && mean < 1.7 * expected;
}

/** The largest error of a mark's size and shape, as a part of what they should be. */
const mostError = 0.6;

/** The homography from the layout to these parts, if each has nearly the size and shape that a mark has there. */
function fitOf(
  parts: readonly DarkPart[],
  { cornerMarks }: CardLayout,
): { toPicture: Homography; error: number } | null {
  const [a, b, c, d] = parts;
  if (!a || !b || !c || !d) return null;
  const toPicture = homographyOf(cornerMarks.map(centreOf) as unknown as FourPoints, [a, b, c, d]);
  if (!toPicture) return null;
  const errors = cornerMarks.map((mark, index) => errorOf(parts[index] ?? a, mark, toPicture));
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

/** Above 0 if bar and code are where the layout has them, and not in the places of a card upside down. */
function uprightness(picture: GreyPicture, toPicture: Homography, layout: CardLayout): number {
  const { orientationBar, code, page } = layout;
  const opposite = ({ x, y, width, height }: Place): Place => ({
    x: page.width - x - width,
    y: page.height - y - height,
    width,
    height,
  });
  const darkness = (place: Place) => darknessOf(picture, toPicture, place);
  const bar = darkness(orientationBar) - darkness(opposite(orientationBar));
  const codeThere = darkness(code) - darkness(opposite(code));
  const score = bar + 0.5 * codeThere;
  return score > 0.25 ? score : 0;
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
