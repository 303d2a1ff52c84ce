import type { CardLayout } from './card-layout.ts';
import type { DarkPart } from './dark-parts.ts';
import {
  areaOf,
  clockwise,
  fillTheirArea,
  fitOf,
  foursOf,
  haveShapeOfMarks,
  turnedBy,
} from './fours-of-parts.ts';
import { type GreyPicture, halved } from './grey-picture.ts';
import type { Homography } from './homography.ts';
import { integralOf, markDark } from './local-threshold.ts';
import { hasCorners, uprightness } from './marks-on-card.ts';
import { squaresOf } from './square-parts.ts';

/** The picture has no square at all, or some, but not four in the right places. */
export type MissingCard = 'no_card' | 'corner_missing';

interface Threshold {
  window: number;
  share: number;
}

/**
 * Local thresholds that are tried in turn: windows, as a part of the longer side, for a whole page, a far one, and large
 * shadows; and one below the dark side of a sharp shadow.
 */
const thresholds: [Threshold, ...Threshold[]] = [
  { window: 1 / 16, share: 0.78 },
  { window: 1 / 30, share: 0.78 },
  { window: 1 / 9, share: 0.78 },
  { window: 1 / 9, share: 0.5 },
];
/** Dark parts that are compared in fours: 4,845 fours in the first try, 58,905 in the others. */
const mostParts = { first: 20, others: 36 };

/** Dark parts of other papers may look like a mark: so many fours are tried. */
const mostFours = 4;

/**
 * Finds the four corner marks of a card, and which way it lies: homographies from millimetres of the layout to pixels of
 * the picture, the likeliest of each try first. Returns what is missing if there is none. The first try is made with a
 * quarter of the pixels; it is the only one for a camera, which has another picture at once.
 */
export function* findCard(
  picture: GreyPicture,
  layout: CardLayout,
  { isLive }: { isLive: boolean },
): Generator<Homography, MissingCard> {
  let most = 0;
  for (const { marks, fours } of tries(picture, layout, isLive)) {
    most = Math.max(most, marks);
    yield* fours;
  }
  return most === 0 ? 'no_card' : 'corner_missing';
}

function* tries(picture: GreyPicture, layout: CardLayout, isLive: boolean) {
  const small = halved(picture);
  const first = tryThreshold(small, integralOf(small), layout, thresholds[0], mostParts.first);
  yield { ...first, fours: first.fours.map(fromHalf) };
  if (isLive) return;
  const sums = integralOf(picture);
  for (const threshold of thresholds)
    yield tryThreshold(picture, sums, layout, threshold, mostParts.others);
}

function tryThreshold(
  picture: GreyPicture,
  sums: Uint32Array,
  layout: CardLayout,
  { window, share }: Threshold,
  most: number,
): { marks: number; fours: Homography[] } {
  const reach = Math.round(Math.max(picture.width, picture.height) * window);
  const squares = squaresOf(markDark(picture, sums, { reach, share }), picture).slice(0, most);
  return { marks: squares.length, fours: bestFours(squares, picture, layout) };
}

/** A pixel of the half picture lies between two of the whole one. */
const fromHalf = ([a, b, c, d, e, f, g, h]: Homography): Homography => [
  2 * a + g / 2,
  2 * b + h / 2,
  2 * c + 0.5,
  2 * d + g / 2,
  2 * e + h / 2,
  2 * f + 0.5,
  g,
  h,
];

/** The homographies of the fours that look most like the corner marks of the layout. */
function bestFours(
  parts: readonly DarkPart[],
  picture: GreyPicture,
  layout: CardLayout,
): Homography[] {
  const found: { toPicture: Homography; score: number }[] = [];
  for (const four of foursOf(parts)) {
    const ordered = clockwise(four);
    if (!ordered || !fillTheirArea(ordered, layout)) continue;
    for (let turn = 0; turn < 4; turn++) {
      const turned = turnedBy(ordered, turn);
      if (!haveShapeOfMarks(turned, layout)) continue;
      const fit = fitOf(turned, layout);
      if (!fit) continue;
      const { toPicture, error } = fit;
      if (!layout.cornerMarks.every((mark) => hasCorners(picture, toPicture, mark))) continue;
      const score = uprightness(picture, toPicture, layout) * (1 - error) * areaOf(ordered) ** 0.25;
      if (score > 0) found.push({ toPicture, score });
    }
  }
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostFours)
    .map(({ toPicture }) => toPicture);
}
