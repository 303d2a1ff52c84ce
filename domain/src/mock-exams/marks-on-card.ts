import { type CardLayout, centreOf, type Place } from './card-layout.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { Homography } from './homography.ts';
import { median } from './quantile.ts';
import { valueOnCard } from './value-on-card.ts';

/** From the middle of a mark, as a part of half of its side. */
const [inCorner, beside] = [0.75, 1.4];

/** True for a mark that is dark in its corners too: a filled bubble, which is round, is not taken for a torn-off mark. */
export function hasCorners(picture: GreyPicture, toPicture: Homography, mark: Place): boolean {
  const { x, y } = centreOf(mark);
  const half = mark.width / 2;
  const value = (partX: number, partY: number) =>
    valueOnCard(picture, toPicture, x + partX * half, y + partY * half);
  const middle = (value(0, 0) + value(0.3, 0) + value(-0.3, 0)) / 3;
  const papers = [value(beside, 0), value(-beside, 0), value(0, beside), value(0, -beside)];
  const [, , paper = 255] = papers.toSorted((one, other) => one - other);
  const corners = [inCorner, -inCorner].flatMap((partX) =>
    [inCorner, -inCorner].map((partY) => value(partX, partY)),
  );
  const corner = corners.reduce((sum, each) => sum + each, 0) / 4;
  return paper - corner > 0.5 * (paper - middle);
}

/**
 * Above 0 if bar and code are where the layout has them, nearly as dark as the marks, and the bar is not in the place of a
 * card upside down. Opposite to the code are bubbles, which may be as dark as it.
 */
export function uprightness(
  picture: GreyPicture,
  toPicture: Homography,
  layout: CardLayout,
): number {
  const { orientationBar, code, page, cornerMarks } = layout;
  const opposite = ({ x, y, width, height }: Place): Place => ({
    x: page.width - x - width,
    y: page.height - y - height,
    width,
    height,
  });
  const darkness = (place: Place) => darknessOf(picture, toPicture, place);
  const bar = darkness(orientationBar) - darkness(opposite(orientationBar));
  const codeThere = darkness(code);
  const marks = cornerMarks.reduce((sum, mark) => sum + darkness(mark), 0) / 4;
  const score = bar + 0.5 * codeThere;
  return bar > 0.5 * marks && codeThere > 0.15 * marks && score > 0.25 ? score : 0;
}

/** The darkness of the place against the paper around it, from 0 to 1. */
function darknessOf(picture: GreyPicture, toPicture: Homography, place: Place): number {
  const { x, y, width, height } = place;
  const value = (atX: number, atY: number) => valueOnCard(picture, toPicture, atX, atY);
  let inside = 0;
  const around: number[] = [];
  const steps = 12;
  for (let column = 0; column < steps; column++) {
    const atX = x + (width * (column + 0.5)) / steps;
    around.push(value(atX, y - 2.5), value(atX, y + height + 2.5));
    for (let row = 0; row < steps; row++)
      inside += value(atX, y + (height * (row + 0.5)) / steps) / steps ** 2;
  }
  const paper = median(around);
  return Math.max(0, 1 - inside / Math.max(paper, 1));
}
