import type { CardLayout, CardOption, Place } from '@sabia/domain/mock-exams/card-layout.ts';
import type { Random } from './random.ts';

/** Pixels of a millimetre of the sheets that tests draw. */
export const sheetScale = 6;

/** A sheet of paper of `sheetScale` in grey values, 255 for paper. */
export interface Sheet {
  width: number;
  height: number;
  data: Uint8Array;
}

type Coverage = (x: number, y: number) => number;

function emptySheet({ page }: Pick<CardLayout, 'page'>): Sheet {
  const width = Math.round(page.width * sheetScale);
  const height = Math.round(page.height * sheetScale);
  return { width, height, data: new Uint8Array(width * height).fill(255) };
}

/** Darkens the pixels of a rectangle in millimetres by the part that `coverage` says at their place in millimetres. */
export function ink(sheet: Sheet, place: Place, darkness: number, coverage: Coverage): void {
  const left = Math.max(0, Math.floor(place.x * sheetScale));
  const top = Math.max(0, Math.floor(place.y * sheetScale));
  const right = Math.min(sheet.width, Math.ceil((place.x + place.width) * sheetScale));
  const bottom = Math.min(sheet.height, Math.ceil((place.y + place.height) * sheetScale));
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const covered = coverage((column + 0.5) / sheetScale, (row + 0.5) / sheetScale);
      const at = row * sheet.width + column;
      sheet.data[at] = (sheet.data[at] ?? 0) * (1 - darkness * covered);
    }
}

/** 1 inside, 0 outside, over the width of a pixel. */
const edge = (distanceInside: number): number =>
  Math.min(1, Math.max(0, distanceInside * sheetScale + 0.5));

export const around = (x: number, y: number, radius: number): Place => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

export const disc =
  (x: number, y: number, radius: number): Coverage =>
  (atX, atY) =>
    edge(radius - Math.hypot(atX - x, atY - y));

/** A line of the pen from one point to another. */
export function stroke(
  sheet: Sheet,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  width: number,
  darkness: number,
): void {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy || 1;
  const place = {
    x: Math.min(x1, x2) - width,
    y: Math.min(y1, y2) - width,
    width: Math.abs(dx) + 2 * width,
    height: Math.abs(dy) + 2 * width,
  };
  ink(sheet, place, darkness, (x, y) => {
    const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
    return edge(width / 2 - Math.hypot(x - x1 - along * dx, y - y1 - along * dy));
  });
}

const fillPlace = (sheet: Sheet, place: Place, darkness = 0.88): void =>
  ink(sheet, place, darkness, () => 1);

/** Strokes that stand for the letter of a bubble, within a square of 1 around its middle. */
const letterStrokes: Record<CardOption, readonly (readonly [number, number, number, number])[]> = {
  A: [
    [-0.4, 0.5, 0, -0.5],
    [0.4, 0.5, 0, -0.5],
    [-0.2, 0.15, 0.2, 0.15],
  ],
  B: [
    [-0.3, -0.5, -0.3, 0.5],
    [-0.3, -0.5, 0.3, -0.25],
    [-0.3, 0, 0.3, 0.25],
    [-0.3, 0.5, 0.3, 0.25],
    [-0.3, 0, 0.3, -0.25],
  ],
  C: [
    [-0.3, -0.4, -0.3, 0.4],
    [-0.3, -0.4, 0.3, -0.4],
    [-0.3, 0.4, 0.3, 0.4],
  ],
  D: [
    [-0.3, -0.5, -0.3, 0.5],
    [-0.3, -0.5, 0.3, 0],
    [-0.3, 0.5, 0.3, 0],
  ],
  E: [
    [-0.3, -0.5, -0.3, 0.5],
    [-0.3, -0.5, 0.3, -0.5],
    [-0.3, 0, 0.25, 0],
    [-0.3, 0.5, 0.3, 0.5],
  ],
};

/** The print of a card; its code is a pattern that no reader knows. */
export function printCard(layout: CardLayout, random: Random): Sheet {
  const sheet = emptySheet(layout);
  const black = random.between(0.7, 0.93);
  for (const mark of [...layout.cornerMarks, layout.orientationBar]) fillPlace(sheet, mark, black);
  const { code } = layout;
  const modules = 25;
  const size = code.width / modules;
  for (let row = 0; row < modules; row++)
    for (let column = 0; column < modules; column++)
      if (random.isTrue(0.5)) {
        const module = {
          x: code.x + column * size,
          y: code.y + row * size,
          width: size,
          height: size,
        };
        fillPlace(sheet, module, black);
      }
  const ring = random.between(0.55, 0.85);
  const letter = random.between(0.15, 0.4);
  const { bubbleRadius, bubbleStroke } = layout;
  for (const { x, y, option } of layout.bubbles) {
    ink(sheet, around(x, y, bubbleRadius + 0.5), ring, (atX, atY) =>
      edge(bubbleStroke / 2 - Math.abs(Math.hypot(atX - x, atY - y) - bubbleRadius)),
    );
    for (const [x1, y1, x2, y2] of letterStrokes[option])
      stroke(sheet, [x + 2 * x1, y + 2 * y1, x + 2 * x2, y + 2 * y2], 0.28, letter);
    // Number of the question.
    if (option === 'A') fillPlace(sheet, { x: x - 8, y: y - 1, width: 3.4, height: 0.4 }, 0.8);
  }
  return sheet;
}
