import { homographyOf, type FourPoints } from '@sabia/domain/mock-exams/homography.ts';
import type { GreyPicture } from '@sabia/domain/mock-exams/grey-picture.ts';
import sharp from 'sharp';
import type { Random } from './random.ts';
import { type Sheet, sheetScale } from './sheet.ts';

/** The circumstances of a photograph. */
export interface Shot {
  width: number;
  height: number;
  /** Degrees. */
  turn: number;
  /** The distance of each corner from that of a rectangle, as a part of the side. */
  perspective: number;
  /** The part of the picture that the sheet fills, of the side that limits it. */
  size: number;
  /** The most that the paper lies beside a plane, in millimetres of the sheet. */
  bend: number;
  hasFold: boolean;
  hasCoffee: boolean;
  /** The light in the deepest shadow; 1 without one. */
  shadow: number;
  /** The value of paper in full light. */
  exposure: number;
  /** The table, as a part of paper. */
  table: number;
  hasOtherPapers: boolean;
  /** Standard deviations, in pixels and grey values. */
  blur: number;
  noise: number;
  jpeg: number;
}

export const shotOf = (random: Random): Shot => ({
  width: random.whole(1250, 1500),
  height: random.whole(1700, 2000),
  turn: random.oneOf([random.between(-12, 12), random.between(0, 360)]),
  perspective: random.between(0, 0.08),
  size: random.between(0.72, 0.98),
  bend: random.between(0, 1.6),
  hasFold: random.isTrue(0.25),
  hasCoffee: random.isTrue(0.25),
  shadow: random.isTrue(0.5) ? random.between(0.45, 0.9) : 1,
  exposure: random.between(110, 250),
  table: random.between(0.1, 0.85),
  hasOtherPapers: random.isTrue(0.3),
  blur: random.between(0.4, 1.9),
  noise: random.between(1, 11),
  jpeg: random.whole(40, 85),
});

/** The photograph of a sheet on a table, as a JPEG. */
export async function photographOf(sheet: Sheet, shot: Shot, random: Random): Promise<Buffer> {
  const stained = withDamage(sheet, shot, random);
  const picture = onTable(stained, shot, random);
  if (shot.shadow < 1) castShadow(picture, shot, random);
  blurred(picture, shot.blur);
  addNoise(picture, shot.noise, random);
  const { width, height, data } = picture;
  return sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: shot.jpeg })
    .toBuffer();
}

/** An image file in grey values. */
export async function greyPictureOf(image: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(image)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** Folds and coffee, at places of the sheet. */
function withDamage(sheet: Sheet, { hasFold, hasCoffee }: Shot, random: Random): Sheet {
  if (!hasFold && !hasCoffee) return sheet;
  const data = sheet.data.slice();
  const { width, height } = sheet;
  const darken = (at: number, part: number) => (data[at] = (data[at] ?? 0) * (1 - part));
  if (hasFold) {
    const middle = random.between(0.3, 0.7) * height;
    const slope = random.between(-0.05, 0.05);
    const depth = random.between(0.08, 0.3);
    for (let x = 0; x < width; x++)
      for (let y = Math.floor(middle - 60); y < middle + 60; y++) {
        const distance = Math.abs(y - middle - slope * (x - width / 2)) / sheetScale;
        if (distance < 3 && y >= 0 && y < height)
          darken(
            y * width + x,
            depth * Math.exp(-((distance / 0.7) ** 2)) + 0.05 * Math.exp(-distance),
          );
      }
  }
  if (hasCoffee) {
    const [x0, y0] = [random.between(0.2, 0.8) * width, random.between(0.3, 0.9) * height];
    const radius = random.between(25, 45) * sheetScale;
    const [inside, rim] = [random.between(0.02, 0.15), random.between(0.1, 0.3)];
    for (
      let y = Math.max(0, Math.floor(y0 - radius - 20));
      y < Math.min(height, y0 + radius + 20);
      y++
    )
      for (
        let x = Math.max(0, Math.floor(x0 - radius - 20));
        x < Math.min(width, x0 + radius + 20);
        x++
      ) {
        const beyond = (Math.hypot(x - x0, y - y0) - radius) / sheetScale;
        darken(y * width + x, (beyond < 0 ? inside : 0) + rim * Math.exp(-((beyond / 0.8) ** 2)));
      }
  }
  return { ...sheet, data };
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

function onTable(sheet: Sheet, shot: Shot, random: Random): GreyPicture {
  const { width, height } = shot;
  const data = tableOf(shot, random);
  const corners = cornersOf(sheet, shot, random);
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
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const w = g * x + h * y + 1;
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
      const right = sheetX - left;
      const upper = (sheet.data[at] ?? 0) * (1 - right) + (sheet.data[at + 1] ?? 0) * right;
      const lower =
        (sheet.data[at + sheet.width] ?? 0) * (1 - right) +
        (sheet.data[at + sheet.width + 1] ?? 0) * right;
      const down = sheetY - top;
      data[y * width + x] = ((upper * (1 - down) + lower * down) * shot.exposure) / 255;
    }
  return { width, height, data };
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

/** A half plane, or a hand: a soft edge at any angle. */
function castShadow({ width, height, data }: GreyPicture, { shadow }: Shot, random: Random): void {
  const angle = random.between(0, 2 * Math.PI);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const offset = random.between(-0.35, 0.35) * height;
  const softness = random.between(4, 150);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const into = (x - width / 2) * cos + (y - height / 2) * sin - offset;
      const part = Math.min(1, Math.max(0, 0.5 + into / softness));
      data[y * width + x] = (data[y * width + x] ?? 0) * (1 - (1 - shadow) * part);
    }
}

/** Three passes of a mean, nearly a Gaussian. */
function blurred(picture: GreyPicture, deviation: number): void {
  const { width, height, data } = picture;
  const other = new Uint8Array(data.length);
  for (let pass = 0; pass < 3; pass++) {
    meanOfThree(data, other, 1, deviation);
    meanOfThree(other, data, width, deviation);
  }
  void height;
}

/** Each pixel with its neighbours at this distance: variance 2·weight/(1 + 2·weight) a pass. */
function meanOfThree(from: Uint8Array, to: Uint8Array, step: number, deviation: number): void {
  const distance = Math.max(1, Math.round(deviation * 0.75)) * step;
  const variance = Math.min(0.66, deviation ** 2 / 3 / (distance / step) ** 2);
  const weight = variance / 2;
  for (let at = 0; at < from.length; at++) {
    const value = from[at] ?? 0;
    to[at] =
      value * (1 - 2 * weight) +
      ((from[at - distance] ?? value) + (from[at + distance] ?? value)) * weight +
      0.5;
  }
}

function addNoise({ data }: GreyPicture, deviation: number, random: Random): void {
  const table = Float32Array.from({ length: 65_536 }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random.between(0, 0.999_999)));
    return radius * Math.cos(random.between(0, 2 * Math.PI)) * deviation;
  });
  let place = 0;
  for (let at = 0; at < data.length; at++) {
    if (at % 4096 === 0) place = random.whole(0, 60_000);
    place = (place + 1) & 65_535;
    const value = (data[at] ?? 0) + (table[place] ?? 0);
    data[at] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
}
