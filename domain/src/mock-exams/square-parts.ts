import { type DarkPart, darkParts } from './dark-parts.ts';
import type { GreyPicture } from './grey-picture.ts';

/** A mark on a card that fills from about a fifth of the picture to all of it, as a part of the pixels. */
const markArea = { least: 0.000_15, most: 0.002 };

/** The dark parts in the shape of a filled parallelogram, the best first. */
export function squaresOf(mask: Uint8Array, { width, height }: GreyPicture): DarkPart[] {
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
