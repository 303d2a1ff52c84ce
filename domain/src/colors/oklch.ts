import { type Color, linearParts } from './contrast.ts';

/** A colour of OKLCH (CSS Color 4): lightness from 0 to 1, chroma, hue in radians. */
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

export function toOklch(color: Color): Oklch {
  const [red, green, blue] = linearParts(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** The colour of sRGB with this lightness and hue and at most this chroma: as much as sRGB can show. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Color {
  let [least, most] = [0, chroma];
  if (isShown(rgbOf({ lightness, chroma, hue }))) least = chroma;
  for (let step = 0; step < 16 && least < most; step += 1) {
    const middle = (least + most) / 2;
    if (isShown(rgbOf({ lightness, chroma: middle, hue }))) least = middle;
    else most = middle;
  }
  const parts = rgbOf({ lightness, chroma: least, hue }).map((part) => {
    const value = Math.min(1, Math.max(0, part));
    const shown = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

const isShown = (parts: readonly number[]) =>
  parts.every((part) => part >= -0.0001 && part <= 1.0001);

function rgbOf({ lightness, chroma, hue }: Oklch): [number, number, number] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
