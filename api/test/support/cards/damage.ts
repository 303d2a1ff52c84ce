import type { Shot } from './shot.ts';
import type { Random } from './random.ts';
import { type Sheet, sheetScale } from './sheet.ts';

/** The value of a place where the paper is torn off. */
export const noPaper = 0;

/** Folds, coffee and torn corners, at places of the sheet. */
export function withDamage(sheet: Sheet, shot: Shot, random: Random): Sheet {
  const damaged = { ...sheet, data: sheet.data.slice() };
  for (let fold = 0; fold < shot.folds; fold++) addFold(damaged, random);
  for (let coffee = 0; coffee < shot.coffees; coffee++) addCoffee(damaged, random);
  if (shot.torn > 0) tear(damaged, shot.torn, random);
  return damaged;
}

const darken = ({ data }: Sheet, at: number, part: number): void => {
  data[at] = Math.max(1, (data[at] ?? 0) * (1 - part));
};

/** A line across the sheet or down it; the paper beyond it has less light. */
function addFold(sheet: Sheet, random: Random): void {
  const { width, height } = sheet;
  const isAcross = random.isTrue(0.6);
  const middle = random.between(0.25, 0.75) * (isAcross ? height : width);
  const slope = random.between(-0.06, 0.06);
  const depth = random.between(0.08, 0.35);
  const beyond = random.between(0, 0.15);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const side = isAcross
        ? y - middle - slope * (x - width / 2)
        : x - middle - slope * (y - height / 2);
      const distance = side / sheetScale;
      const line = depth * Math.exp(-((distance / 0.7) ** 2));
      const tilt = distance > 0 ? beyond : 0;
      if (line + tilt > 0.001) darken(sheet, y * width + x, Math.min(0.9, line + tilt));
    }
}

/** A ring with a darker rim. */
function addCoffee(sheet: Sheet, random: Random): void {
  const { width, height } = sheet;
  const [x0, y0] = [random.between(0.2, 0.8) * width, random.between(0.3, 0.9) * height];
  const radius = random.between(10, 45) * sheetScale;
  const [inside, rim] = [random.between(0.02, 0.15), random.between(0.08, 0.3)];
  const edge = random.between(0.5, 1.2);
  const reach = radius + 30;
  for (let y = Math.max(0, Math.floor(y0 - reach)); y < Math.min(height, y0 + reach); y++)
    for (let x = Math.max(0, Math.floor(x0 - reach)); x < Math.min(width, x0 + reach); x++) {
      const beyond = (Math.hypot(x - x0, y - y0) - radius) / sheetScale;
      const stain = (beyond < 0 ? inside : 0) + rim * Math.exp(-((beyond / edge) ** 2));
      darken(sheet, y * width + x, stain);
    }
}

/** Takes off a corner along a rough line. */
function tear({ width, height, data }: Sheet, length: number, random: Random): void {
  const [isRight, isBelow] = [random.isTrue(0.5), random.isTrue(0.5)];
  const most = length * sheetScale;
  for (let y = 0; y < most; y++) {
    const end = most - y + random.between(-3, 3);
    for (let x = 0; x < end; x++)
      data[(isBelow ? height - 1 - y : y) * width + (isRight ? width - 1 - x : x)] = noPaper;
  }
}
