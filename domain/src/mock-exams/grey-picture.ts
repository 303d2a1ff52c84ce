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
