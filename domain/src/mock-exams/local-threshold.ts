import type { GreyPicture } from './grey-picture.ts';

/** Sums of all pixels above and left of each corner, modulo 2³²; differences of four are right below 2³². */
export function integralOf({ width, height, data }: GreyPicture): Uint32Array {
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let rowSum = 0;
    let at = (y + 1) * stride + 1;
    for (let x = 0; x < width; x++, at++) {
      rowSum += data[y * width + x] ?? 0;
      sums[at] = rowSum + (sums[at - stride] ?? 0);
    }
  }
  return sums;
}

/**
 * A mask with 1 for each pixel that is darker than its surroundings: the mean of nine pixels, against noise, below
 * this share of the mean of a square of `reach` pixels in each direction.
 */
export function markDark(
  { width, height }: GreyPicture,
  sums: Uint32Array,
  { reach, share }: { reach: number; share: number },
): Uint8Array {
  const mask = new Uint8Array(width * height);
  const stride = width + 1;
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach) * stride;
    const bottom = Math.min(height, y + reach + 1) * stride;
    const rows = (bottom - top) / stride;
    const nearTop = Math.max(0, y - 1) * stride;
    const nearBottom = Math.min(height, y + 2) * stride;
    const nearRows = (nearBottom - nearTop) / stride;
    for (let x = 0; x < width; x++) {
      const left = x < reach ? 0 : x - reach;
      const right = x + reach + 1 > width ? width : x + reach + 1;
      const sum =
        ((sums[bottom + right] ?? 0) -
          (sums[bottom + left] ?? 0) -
          (sums[top + right] ?? 0) +
          (sums[top + left] ?? 0)) >>>
        0;
      const nearLeft = x < 1 ? 0 : x - 1;
      const nearRight = x + 2 > width ? width : x + 2;
      const near =
        ((sums[nearBottom + nearRight] ?? 0) -
          (sums[nearBottom + nearLeft] ?? 0) -
          (sums[nearTop + nearRight] ?? 0) +
          (sums[nearTop + nearLeft] ?? 0)) >>>
        0;
      const isDark = near * rows * (right - left) < share * sum * nearRows * (nearRight - nearLeft);
      mask[y * width + x] = isDark ? 1 : 0;
    }
  }
  return mask;
}
