import { type CardLayout, centreOf } from './card-layout.ts';
import type { GreyPicture } from './grey-picture.ts';
import { type Homography, scaleAt } from './homography.ts';
import { median } from './quantile.ts';
import { valueOnCard } from './value-on-card.ts';

export interface Print {
  /** The width over which the edges of the corner marks go from dark to light, as a standard deviation in millimetres. */
  blur: number;
  /** The darkness of the corner marks against the paper beside them, from 0 to 1, of the palest mark. */
  contrast: number;
  /** The paper beside the darkest corner mark, from 0 to 255. */
  paper: number;
  /** Pixels of a millimetre, where the card is smallest. */
  scale: number;
}

const step = 0.1;
/** From the middle of a mark outwards, in millimetres; its edge is in the middle. */
const length = 8;
const directions = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];
/** Parallel profiles, in millimetres beside the middle. */
const besides = [-2, -1.2, -0.4, 0.4, 1.2, 2];

/** Measures the four corner marks. */
export function printOf(
  picture: GreyPicture,
  toPicture: Homography,
  { cornerMarks }: CardLayout,
): Print {
  const profiles = cornerMarks.map((mark) => {
    const { x, y } = centreOf(mark);
    return directions.map((direction) => profileOf(picture, toPicture, x, y, direction));
  });
  // A shaken picture is blurred in one direction only.
  const blurOf = (from: number) =>
    median(profiles.flatMap((ofMark) => ofMark.slice(from, from + 2).map(({ blur }) => blur)));
  const ofMarks = profiles.map((ofMark) => ({
    contrast: median(ofMark.map(({ contrast }) => contrast)),
    paper: median(ofMark.map(({ paper }) => paper)),
  }));
  const scales = cornerMarks.map((mark) => scaleAt(toPicture, mark.x, mark.y));
  return {
    blur: Math.max(blurOf(0), blurOf(2)),
    contrast: Math.min(...ofMarks.map(({ contrast }) => contrast)),
    paper: Math.min(...ofMarks.map(({ paper }) => paper)),
    scale: Math.min(...scales),
  };
}

function profileOf(
  picture: GreyPicture,
  toPicture: Homography,
  x: number,
  y: number,
  direction: { x: number; y: number },
) {
  const values = Array.from({ length: Math.round(length / step) }, (_, at) => {
    const out = (at + 0.5) * step;
    const sum = besides.reduce((total, beside) => {
      const atX = x + direction.x * out + direction.y * beside;
      const atY = y + direction.y * out + direction.x * beside;
      return total + valueOnCard(picture, toPicture, atX, atY);
    }, 0);
    return sum / besides.length;
  });
  const dark = median(values.slice(0, 20));
  const light = median(values.slice(-25));
  const crossing = (share: number) =>
    values.findIndex((value) => value > dark + share * (light - dark));
  return {
    // A Gaussian goes from 20 % to 80 % within 1.683 standard deviations.
    blur: ((crossing(0.8) - crossing(0.2)) * step) / 1.683,
    contrast: 1 - dark / Math.max(light, 1),
    paper: light,
  };
}
