import { type GreyPicture, valueAt } from './grey-picture.ts';
import { type Homography, localAt } from './homography.ts';

/** The value of the picture at a place of the card, in millimetres of its layout. */
export function valueOnCard(
  picture: GreyPicture,
  toPicture: Homography,
  x: number,
  y: number,
): number {
  const place = localAt(toPicture, x, y);
  return valueAt(picture, place.x, place.y);
}
