import type { Place } from './card-layout.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { Homography } from './homography.ts';
import { valueOnCard } from './value-on-card.ts';

/**
 * A place of the card, upright and without perspective: for the code, so that no other card in the picture lends its own,
 * and for a line in doubt. `scale` is in pixels a millimetre.
 */
export function straighten(
  picture: GreyPicture,
  toPicture: Homography,
  place: Place,
  scale: number,
): GreyPicture {
  const width = Math.round(place.width * scale);
  const height = Math.round(place.height * scale);
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const x = place.x + (column + 0.5) / scale;
      const y = place.y + (row + 0.5) / scale;
      data[row * width + column] = Math.round(valueOnCard(picture, toPicture, x, y));
    }
  return { width, height, data };
}
