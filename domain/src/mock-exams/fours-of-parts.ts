import { type CardLayout, centreOf, type Place } from './card-layout.ts';
import type { DarkPart } from './dark-parts.ts';
import type { Point } from './grey-picture.ts';
import { type FourPoints, type Homography, homographyOf, localAt } from './homography.ts';

/** Four dark parts, clockwise, that may be the corner marks of a card. */
export type Corners = readonly [DarkPart, DarkPart, DarkPart, DarkPart];

/** All fours of similar size. */
export function* foursOf(parts: readonly DarkPart[]): Generator<Corners> {
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
export function clockwise([a, b, c, d]: Corners): Corners | null {
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

export const turnedBy = ([a, b, c, d]: Corners, turn: number): Corners =>
  turn === 0 ? [a, b, c, d] : turnedBy([b, c, d, a], turn - 1);

const turns = (a: Point, b: Point, c: Point): boolean =>
  (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0;

export const areaOf = ([a, b, c, d]: Corners): number =>
  Math.abs((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x)) / 2;

/** True if the parts fill as much of the area between them as marks of the layout do: most fours of bubbles do not. */
export function fillTheirArea([a, b, c, d]: Corners, layout: CardLayout): boolean {
  const { width, height } = shareOfMark(layout);
  const areaOfMark = areaOf([a, b, c, d]) * width * height;
  const mean = (a.area + b.area + c.area + d.area) / 4;
  return mean >= 0.55 * areaOfMark && mean <= 1.7 * areaOfMark;
}

/** The side of a mark, as a part of the width and height between the marks. */
function shareOfMark({ cornerMarks: [first, , third] }: CardLayout) {
  return {
    width: first.width / (third.x - first.x),
    height: first.height / (third.y - first.y),
  };
}

/** True if the parts have on the mean the shape that sides of this length and direction give to a square. */
export function haveShapeOfMarks([a, b, c, d]: Corners, layout: CardLayout): boolean {
  const { width: partOfWidth, height: partOfHeight } = shareOfMark(layout);
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

/**
 * Tells it from the four points alone, before the homography: the denominators of the one from a unit square (Heckbert 1989)
 * are 1, 1 + g, 1 + g + h and 1 + h in its corners, and lengths go with their power of 3/2.
 */
function isSteep([a, b, c, d]: Corners): boolean {
  const [rightX, rightY] = [b.x - c.x, b.y - c.y];
  const [belowX, belowY] = [d.x - c.x, d.y - c.y];
  const [x, y] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const area = rightX * belowY - rightY * belowX;
  const g = (x * belowY - y * belowX) / area;
  const h = (rightX * y - rightY * x) / area;
  const ends = [1, 1 + g, 1 + g + h, 1 + h];
  const least = Math.min(...ends);
  return least <= 0 || (Math.max(...ends) / least) ** 1.5 > mostSteep;
}

/** The homography from the layout to these parts, if each has nearly the size and shape that a mark has there. */
export function fitOf(
  parts: Corners,
  { cornerMarks }: CardLayout,
): { toPicture: Homography; error: number } | null {
  if (isSteep(parts)) return null;
  const toPicture = homographyOf(cornerMarks.map(centreOf) as unknown as FourPoints, parts);
  if (!toPicture) return null;
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
