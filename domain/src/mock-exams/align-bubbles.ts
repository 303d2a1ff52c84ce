import type { Bubble, CardLayout } from './card-layout.ts';
import { type LineGroup, lineGroups, type CardLine } from './card-lines.ts';
import { type GreyPicture, type Point, valueAt } from './grey-picture.ts';
import { type Homography, localAt } from './homography.ts';

// Paper is not flat: between the corner marks its bubbles lie up to some millimetres beside the places of the homography.
// Each group of lines is moved to where the printed rings are, beginning at the corners, and then each line.

/** A line with its distance from the place of the homography, in millimetres. */
export interface AlignedLine extends CardLine {
  shift: Point;
}

interface AlignedCard {
  lines: AlignedLine[];
  /** The mean darkness of the rings against the paper around them, from 0 to 1. */
  ringContrast: number;
}

interface SolvedGroup {
  group: LineGroup;
  shift: Point;
  score: number;
}

/** The largest distance of groups from their solved neighbours, and of lines from their group, in millimetres. */
const groupSearch = { reach: 1.8, steps: [0.6, 0.3, 0.15] };
const lineSearch = { reach: 0.3, steps: [0.3, 0.15] };
/** The cost of a millimetre beside the guess, in contrast. */
const costOfShift = 0.012;
/** Groups with a centre nearer than this are neighbours, in millimetres. */
const neighbourhood = 62;

export function alignBubbles(
  picture: GreyPicture,
  toPicture: Homography,
  layout: CardLayout,
): AlignedCard {
  const contrast = ringContrastIn(picture, toPicture, layout);
  const solved: SolvedGroup[] = [];
  for (const group of fromTheCorners(lineGroups(layout), layout)) {
    const bubbles = group.lines.flatMap((line) => line.bubbles);
    const guess = guessFor(group, solved);
    solved.push({ group, ...bestShift((shift) => contrast(bubbles, shift), guess, groupSearch) });
  }
  const lines = solved.flatMap(({ group }) =>
    group.lines.map((line) => {
      const guess = between(solved, group.x, line.bubbles[0]?.y ?? group.y);
      const { shift } = bestShift((at) => contrast(line.bubbles, at), guess, lineSearch);
      return { ...line, shift };
    }),
  );
  return {
    lines: lines.toSorted((one, other) => one.question - other.question),
    ringContrast: solved.reduce((sum, { score }) => sum + score, 0) / solved.length,
  };
}

/** The groups by their distance from the nearest corner mark. */
function fromTheCorners(groups: LineGroup[], { cornerMarks }: CardLayout): LineGroup[] {
  const distance = ({ x, y }: LineGroup) =>
    Math.min(...cornerMarks.map((mark) => Math.hypot(mark.x - x, mark.y - y)));
  return groups.toSorted((one, other) => distance(one) - distance(other));
}

/** The mean shift of the solved neighbours. */
function guessFor({ x, y }: LineGroup, solved: readonly SolvedGroup[]): Point {
  let [sumX, sumY, weights] = [0, 0, 0];
  for (const { group, shift } of solved) {
    const distance = Math.hypot(group.x - x, group.y - y);
    if (distance > neighbourhood) continue;
    const weight = 1 / distance;
    sumX += shift.x * weight;
    sumY += shift.y * weight;
    weights += weight;
  }
  return weights === 0 ? { x: 0, y: 0 } : { x: sumX / weights, y: sumY / weights };
}

/** The shift at this height of a column, between those of the groups above and below. */
function between(solved: readonly SolvedGroup[], x: number, y: number): Point {
  const column = solved
    .filter(({ group }) => Math.abs(group.x - x) < 1)
    .toSorted((one, other) => one.group.y - other.group.y);
  const after = column.findIndex(({ group }) => group.y >= y);
  const below = column[after === -1 ? column.length - 1 : after];
  const above = column[after === -1 ? column.length - 1 : Math.max(0, after - 1)];
  if (!below || !above) return { x: 0, y: 0 };
  const height = below.group.y - above.group.y;
  const part = height === 0 ? 0 : (y - above.group.y) / height;
  return {
    x: above.shift.x + (below.shift.x - above.shift.x) * part,
    y: above.shift.y + (below.shift.y - above.shift.y) * part,
  };
}

/** The best shift around the guess: over the whole reach with the first step, then around the best with the others. */
function bestShift(
  scoreOf: (shift: Point) => number,
  guess: Point,
  { reach, steps }: { reach: number; steps: readonly number[] },
): { shift: Point; score: number } {
  const rated = (shift: Point) => {
    const score = scoreOf(shift);
    const far = (shift.x - guess.x) ** 2 + (shift.y - guess.y) ** 2;
    return { shift, score, rating: score - costOfShift * far };
  };
  let best = rated(guess);
  for (const [index, step] of steps.entries()) {
    const centre = best.shift;
    const around = index === 0 ? Math.round(reach / step) : 1;
    for (let column = -around; column <= around; column++)
      for (let row = -around; row <= around; row++) {
        if (column === 0 && row === 0) continue;
        const other = rated({ x: centre.x + column * step, y: centre.y + row * step });
        if (other.rating > best.rating) best = other;
      }
  }
  return best;
}

/** Directions in which rings are looked at. */
const directions = Array.from({ length: 12 }, (_, index) => {
  const angle = ((index + 0.5) * Math.PI) / 6;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});
/** From the ring to the paper around it, in millimetres. */
const paperBeside = 0.85;

/** The darkness of the rings of some bubbles against the paper around them. Ink within a ring does not matter. */
function ringContrastIn(
  picture: GreyPicture,
  toPicture: Homography,
  { bubbleRadius }: CardLayout,
): (bubbles: readonly Bubble[], shift: Point) => number {
  const outside = bubbleRadius + paperBeside;
  return (bubbles, shift) => {
    let rings = 0;
    let papers = 0;
    for (const bubble of bubbles) {
      const at = localAt(toPicture, bubble.x + shift.x, bubble.y + shift.y);
      for (const { x, y } of directions) {
        const alongX = at.xByX * x + at.xByY * y;
        const alongY = at.yByX * x + at.yByY * y;
        rings += valueAt(picture, at.x + alongX * bubbleRadius, at.y + alongY * bubbleRadius);
        papers += valueAt(picture, at.x + alongX * outside, at.y + alongY * outside);
      }
    }
    return papers === 0 ? 0 : 1 - rings / papers;
  };
}
