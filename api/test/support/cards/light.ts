import type { GreyPicture } from '@sabia/domain/mock-exams/grey-picture.ts';
import type { Shot } from './shot.ts';
import type { Random } from './random.ts';

/** Shadow, uneven light, and the pattern of a photographed screen. */
export function light(picture: GreyPicture, shot: Shot, random: Random): void {
  if (shot.shadow < 1) castShadow(picture, shot, random);
  if (shot.farLight < 1 || shot.cornerLight < 1) fade(picture, shot, random);
  if (shot.moire > 0) showScreen(picture, shot, random);
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

/** A lamp at one side, and a lens that is darker in the corners. */
function fade(
  { width, height, data }: GreyPicture,
  { farLight, cornerLight }: Shot,
  random: Random,
): void {
  const angle = random.between(0, 2 * Math.PI);
  const [cos, sin] = [Math.cos(angle) / width, Math.sin(angle) / height];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [beside, below] = [x - width / 2, y - height / 2];
      const far = Math.min(1, Math.max(0, 0.5 + 0.75 * (beside * cos + below * sin)));
      const corner = 2 * ((beside / width) ** 2 + (below / height) ** 2);
      const part = (1 - (1 - farLight) * far) * (1 - (1 - cornerLight) * corner);
      data[y * width + x] = (data[y * width + x] ?? 0) * part;
    }
}

/** Two waves of some pixels across each other. */
function showScreen({ width, height, data }: GreyPicture, { moire }: Shot, random: Random): void {
  const angle = random.between(0, Math.PI);
  const wave = (2 * Math.PI) / random.between(2.5, 14);
  const other = (2 * Math.PI) / random.between(2.5, 14);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const waves = Math.sin((x * cos + y * sin) * wave) + Math.sin((y * cos - x * sin) * other);
      data[y * width + x] = Math.min(255, (data[y * width + x] ?? 0) * (1 + (moire / 2) * waves));
    }
}
