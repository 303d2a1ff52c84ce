import type { Point } from './grey-picture.ts';

/** x' = (a·x + b·y + c) / w and y' = (d·x + e·y + f) / w with w = g·x + h·y + 1. */
export type Homography = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
];

export type FourPoints = readonly [Point, Point, Point, Point];

/** The homography that takes each of `from` to the one of `to` at its place; null if three of them lie in a line. */
export function homographyOf(from: FourPoints, to: FourPoints): Homography | null {
  const rows = from.flatMap(({ x, y }, index) => {
    const target = to[index] ?? to[0];
    return [
      Float64Array.of(x, y, 1, 0, 0, 0, -target.x * x, -target.x * y, target.x),
      Float64Array.of(0, 0, 0, x, y, 1, -target.y * x, -target.y * y, target.y),
    ];
  });
  return solve(rows);
}

/** Gaussian elimination with pivots, in place: many fours of dark parts are tried for each picture. */
function solve(rows: Float64Array[]): Homography | null {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    const chosen = rows[pivot];
    const head = chosen?.[column] ?? 0;
    if (!chosen || Math.abs(head) < 1e-9) return null;
    rows[pivot] = rows[column] ?? chosen;
    rows[column] = chosen;
    for (let at = column; at <= size; at++) chosen[at] = (chosen[at] ?? 0) / head;
    for (const row of rows) {
      const factor = row[column] ?? 0;
      if (row === chosen || factor === 0) continue;
      for (let at = column; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (chosen[at] ?? 0);
    }
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = rows.map((row) => row[size]);
  return [a, b, c, d, e, f, g, h];
}

/** The point, and how it moves with x and y: the derivatives of the homography there. */
export interface Local extends Point {
  xByX: number;
  xByY: number;
  yByX: number;
  yByY: number;
}

export function localAt([a, b, c, d, e, f, g, h]: Homography, x: number, y: number): Local {
  const w = g * x + h * y + 1;
  const toX = (a * x + b * y + c) / w;
  const toY = (d * x + e * y + f) / w;
  return {
    x: toX,
    y: toY,
    xByX: (a - g * toX) / w,
    xByY: (b - h * toX) / w,
    yByX: (d - g * toY) / w,
    yByY: (e - h * toY) / w,
  };
}

/** Pixels of a millimetre. */
export function scaleAt(homography: Homography, x: number, y: number): number {
  const { xByX, xByY, yByX, yByY } = localAt(homography, x, y);
  return Math.sqrt(Math.abs(xByX * yByY - xByY * yByX));
}
