import { type CardLayout, centreOf, type Place } from './card-layout.ts';
import type { DarkPart } from './dark-parts.ts';
import type { Point } from './grey-picture.ts';
import { type FourPoints, type Homography, homographyOf, localAt, scaleAt } from './homography.ts';

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

/**
 * A first look without a homography, which most fours of bubbles do not pass: the marks have their part of the area between
 * them, and on the mean the shape that sides of this length and direction give to a square.
 */
export function isLikeMarks([a, b, c, d]: Corners, { cornerMarks }: CardLayout): boolean {
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
export function fitOf(
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
