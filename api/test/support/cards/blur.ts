import type { GreyPicture } from '@sabia/domain/mock-exams/grey-picture.ts';
import type { Random } from './random.ts';

/** Three passes of a mean, nearly a Gaussian. */
export function blurred(picture: GreyPicture, deviation: number): void {
  const { width, data } = picture;
  const other = new Uint8Array(data.length);
  for (let pass = 0; pass < 3; pass++) {
    meanOfThree(data, other, 1, deviation);
    meanOfThree(other, data, width, deviation);
  }
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

export function addNoise({ data }: GreyPicture, deviation: number, random: Random): void {
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

/** The mean of the pixels on a way in any direction: a shaken camera. */
export function shaken({ width, height, data }: GreyPicture, length: number, random: Random): void {
  if (length < 1) return;
  const angle = random.between(0, Math.PI);
  const steps = Math.ceil(length) + 1;
  const offsets = Array.from({ length: steps }, (_, step) => {
    const along = (step / (steps - 1) - 0.5) * length;
    return Math.round(along * Math.sin(angle)) * width + Math.round(along * Math.cos(angle));
  });
  const from = data.slice();
  for (let at = 0; at < width * height; at++) {
    let sum = 0;
    for (const offset of offsets) sum += from[at + offset] ?? from[at] ?? 0;
    data[at] = sum / steps;
  }
}
