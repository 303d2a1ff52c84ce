import { homographyOf, type FourPoints } from '@sabia/domain/mock-exams/homography.ts';
import type { GreyPicture } from '@sabia/domain/mock-exams/grey-picture.ts';
import sharp from 'sharp';
import { addNoise, blurred, shaken } from './blur.ts';
import { noPaper, withDamage } from './damage.ts';
import { light } from './light.ts';
import type { Random } from './random.ts';
import type { Shot } from './shot.ts';
import { type Sheet, sheetScale } from './sheet.ts';

/** The photograph of a sheet on a table, as a JPEG. */
export async function photographOf(
  sheet: Sheet,
  shot: Shot,
  random: Random,
  otherSheet?: Sheet,
): Promise<Buffer> {
  const { width, height } = shot;
  const picture = { width, height, data: tableOf(shot, random) };
  const corners = cornersOf(sheet, shot, random);
  if (shot.hasOtherCard && otherSheet)
    lay(picture, otherSheet, besideOf(corners, random), shot, random);
  lay(picture, withDamage(sheet, shot, random), corners, shot, random);
  light(picture, shot, random);
  blurred(picture, shot.blur);
  shaken(picture, shot.motion, random);
  addNoise(picture, shot.noise, random);
  const { data, channels } = tinted(picture, shot);
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: shot.jpeg }).toBuffer();
}

function tinted({ data }: GreyPicture, { tint }: Shot) {
  if (!tint) return { data, channels: 1 } as const;
  const colours = new Uint8ClampedArray(3 * data.length);
  for (const [at, value] of data.entries()) {
    colours[3 * at] = value * tint.red;
    colours[3 * at + 1] = value;
    colours[3 * at + 2] = value * tint.blue;
  }
  return { data: colours, channels: 3 } as const;
}

/** An image file in grey values. */
export async function greyPictureOf(image: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(image)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** The corners of the sheet in the picture. */
function cornersOf(sheet: Sheet, shot: Shot, random: Random): FourPoints {
  const angle = (shot.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const half = [
    [-sheet.width, -sheet.height],
    [sheet.width, -sheet.height],
    [sheet.width, sheet.height],
    [-sheet.width, sheet.height],
  ] as const;
  const moved = half.map(([x, y]) => {
    const away = () => 1 - random.between(0, 2 * shot.perspective);
    const [px, py] = [(x / 2) * away(), (y / 2) * away()];
    return { x: px * cos - py * sin, y: px * sin + py * cos };
  });
  const reachX = Math.max(...moved.map(({ x }) => Math.abs(x)));
  const reachY = Math.max(...moved.map(({ y }) => Math.abs(y)));
  const scale = shot.size * Math.min(shot.width / 2 / reachX, shot.height / 2 / reachY);
  return moved.map(({ x, y }) => ({
    x: shot.width / 2 + x * scale,
    y: shot.height / 2 + y * scale,
  })) as unknown as FourPoints;
}

/** The corners of a card that lies at the left or right of another, turned a little. */
function besideOf(corners: FourPoints, random: Random): FourPoints {
  const side = random.oneOf([1, -1]) * random.between(1.02, 1.3);
  const [first, second] = corners;
  const [acrossX, acrossY] = [(second.x - first.x) * side, (second.y - first.y) * side];
  const turn = random.between(-0.1, 0.1);
  return corners.map(({ x, y }) => ({
    x: x + acrossX - turn * (y - first.y),
    y: y + acrossY + turn * (x - first.x),
  })) as unknown as FourPoints;
}

/** Draws the sheet into the picture, bent, and through a lens. */
function lay(
  { width, height, data }: GreyPicture,
  sheet: Sheet,
  corners: FourPoints,
  shot: Shot,
  random: Random,
): void {
  const ofSheet: FourPoints = [
    { x: 0, y: 0 },
    { x: sheet.width, y: 0 },
    { x: sheet.width, y: sheet.height },
    { x: 0, y: sheet.height },
  ];
  const toSheet = homographyOf(corners, ofSheet);
  if (!toSheet) throw new Error('three corners lie in a line');
  const [a, b, c, d, e, f, g, h] = toSheet;
  const bendX = shot.bend * sheetScale * random.between(-1, 1);
  const bendY = shot.bend * sheetScale * random.between(-1, 1);
  const diagonal = (width ** 2 + height ** 2) / 4;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [beside, below] = [column - width / 2, row - height / 2];
      const lens = 1 + (shot.barrel * (beside ** 2 + below ** 2)) / diagonal;
      const [x, y] = [width / 2 + beside * lens, height / 2 + below * lens];
      const w = g * x + h * y + 1;
      if (w <= 0) continue;
      const flatX = (a * x + b * y + c) / w;
      const flatY = (d * x + e * y + f) / w;
      if (flatX < -30 || flatY < -30 || flatX > sheet.width + 30 || flatY > sheet.height + 30)
        continue;
      const [partX, partY] = [flatX / sheet.width, flatY / sheet.height];
      const sheetX = flatX + bendX * Math.sin(Math.PI * partY);
      const sheetY =
        flatY + bendY * Math.sin(Math.PI * partY) * (0.4 + 0.6 * Math.sin(Math.PI * partX));
      if (sheetX < 0 || sheetY < 0 || sheetX >= sheet.width - 1 || sheetY >= sheet.height - 1)
        continue;
      const left = Math.floor(sheetX);
      const top = Math.floor(sheetY);
      const at = top * sheet.width + left;
      if (sheet.data[at] === noPaper) continue;
      const right = sheetX - left;
      const upper = (sheet.data[at] ?? 0) * (1 - right) + (sheet.data[at + 1] ?? 0) * right;
      const lower =
        (sheet.data[at + sheet.width] ?? 0) * (1 - right) +
        (sheet.data[at + sheet.width + 1] ?? 0) * right;
      const down = sheetY - top;
      data[row * width + column] = ((upper * (1 - down) + lower * down) * shot.exposure) / 255;
    }
}

/** A table with grain, and papers with black squares and lines on it. */
function tableOf(
  { width, height, table, exposure, hasOtherPapers }: Shot,
  random: Random,
): Uint8Array {
  const data = new Uint8Array(width * height);
  const grain = random.between(0, 0.12);
  const wave = random.between(0.01, 0.06);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] =
        exposure * table * (1 + grain * Math.sin(y * wave * 6 + 3 * Math.sin(x * wave)));
  const rectangle = (x: number, y: number, w: number, h: number, value: number) => {
    for (let row = Math.max(0, Math.floor(y)); row < Math.min(height, y + h); row++)
      data.fill(
        value,
        row * width + Math.max(0, Math.floor(x)),
        row * width + Math.max(0, Math.min(width, Math.floor(x + w))),
      );
  };
  if (hasOtherPapers)
    for (let paper = 0; paper < 3; paper++) {
      const [x, y] = [random.between(-0.2, 0.9) * width, random.between(-0.2, 0.9) * height];
      const [w, h] = [random.between(0.2, 0.6) * width, random.between(0.2, 0.6) * height];
      rectangle(x, y, w, h, exposure * random.between(0.85, 1));
      for (let line = 0; line < 12; line++)
        rectangle(x + 20, y + 30 + line * 25, w * random.between(0.4, 0.9), 6, exposure * 0.2);
      rectangle(x + 15, y + 15, 40, 40, exposure * 0.15);
      rectangle(x + w - 60, y + 15, 40, 40, exposure * 0.15);
    }
  return data;
}
