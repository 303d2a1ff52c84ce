/** A picture of one byte a pixel, 0 for black, row by row from the top left. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Point {
  x: number;
  y: number;
}

/** The picture with the means of four pixels. */
export function halved({ width, height, data }: GreyPicture): GreyPicture {
  const half = { width: width >> 1, height: height >> 1 };
  const means = new Uint8Array(half.width * half.height);
  for (let row = 0, at = 0; row < half.height; row++)
    for (let column = 0; column < half.width; column++, at++) {
      const from = 2 * (row * width + column);
      means[at] =
        ((data[from] ?? 0) +
          (data[from + 1] ?? 0) +
          (data[from + width] ?? 0) +
          (data[from + width + 1] ?? 0)) >>
        2;
    }
  return { ...half, data: means };
}

/** The value between the four pixels around the point; that of the nearest pixel outside of the picture. */
export function valueAt({ width, height, data }: GreyPicture, x: number, y: number): number {
  const clampedX = Math.min(Math.max(x, 0), width - 1.001);
  const clampedY = Math.min(Math.max(y, 0), height - 1.001);
  const left = Math.floor(clampedX);
  const top = Math.floor(clampedY);
  const partX = clampedX - left;
  const partY = clampedY - top;
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - partX) + (data[at + 1] ?? 0) * partX;
  const lower = (data[at + width] ?? 0) * (1 - partX) + (data[at + width + 1] ?? 0) * partX;
  return upper * (1 - partY) + lower * partY;
}
