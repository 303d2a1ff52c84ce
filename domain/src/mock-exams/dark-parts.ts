/** A connected part of dark pixels, by its moments. */
export interface DarkPart {
  /** Pixels. */
  area: number;
  /** Its centre. */
  x: number;
  y: number;
  /** Variances and covariance of the places of its pixels. */
  xx: number;
  yy: number;
  xy: number;
}

/** The parts of at least and at most so many pixels. Clears the mask. */
export function darkParts(
  mask: Uint8Array,
  width: number,
  { least, most }: { least: number; most: number },
): DarkPart[] {
  const parts: DarkPart[] = [];
  // Each pixel of a part that is within the limit is put in once.
  const queue = new Int32Array(mask.length);
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== 1) continue;
    const area = collect(mask, width, start, queue);
    if (area >= least && area <= most) parts.push(momentsOf(queue.subarray(0, area), width));
  }
  return parts;
}

/** Puts the pixels of the part into the queue and clears them; returns their number. */
function collect(mask: Uint8Array, width: number, start: number, queue: Int32Array): number {
  let length = 1;
  queue[0] = start;
  mask[start] = 0;
  for (let read = 0; read < length; read++) {
    const at = queue[read] ?? 0;
    const column = at % width;
    if (column > 0 && mask[at - 1] === 1) {
      mask[at - 1] = 0;
      queue[length++] = at - 1;
    }
    if (column < width - 1 && mask[at + 1] === 1) {
      mask[at + 1] = 0;
      queue[length++] = at + 1;
    }
    if (mask[at - width] === 1) {
      mask[at - width] = 0;
      queue[length++] = at - width;
    }
    if (mask[at + width] === 1) {
      mask[at + width] = 0;
      queue[length++] = at + width;
    }
  }
  return length;
}

function momentsOf(pixels: Int32Array, width: number): DarkPart {
  const area = pixels.length;
  // Moments around the first pixel keep the sums small.
  const firstX = (pixels[0] ?? 0) % width;
  const firstY = Math.floor((pixels[0] ?? 0) / width);
  let [sumX, sumY, sumXx, sumYy, sumXy] = [0, 0, 0, 0, 0];
  for (const at of pixels) {
    const row = Math.floor(at / width);
    const x = at - row * width - firstX;
    const y = row - firstY;
    sumX += x;
    sumY += y;
    sumXx += x * x;
    sumYy += y * y;
    sumXy += x * y;
  }
  const x = sumX / area;
  const y = sumY / area;
  return {
    area,
    x: firstX + x,
    y: firstY + y,
    // A pixel has a variance of a twelfth itself.
    xx: sumXx / area - x * x + 1 / 12,
    yy: sumYy / area - y * y + 1 / 12,
    xy: sumXy / area - x * y,
  };
}
