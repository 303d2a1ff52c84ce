import type { TileTone } from './tile-panel.ts';

/** Lightness and chroma of each tone in OKLCH, as in web/src/ui/cards/TilePanel.module.css for the light scheme. */
const tones = {
  deep: [0.32, 0.1],
  ground: [0.46, 0.135],
  mid: [0.62, 0.14],
  light: [0.84, 0.075],
  paper: [0.97, 0.012],
} as const satisfies Record<Exclude<TileTone, 'accent'>, readonly [number, number]>;

/** The orange of the design. */
const accent = '#ff9a2e';

interface Oklch {
  /** From 0 to 1. */
  lightness: number;
  chroma: number;
  /** Degrees. */
  hue: number;
}

/** The tones of a hue as sRGB, for documents and pictures, which know no OKLCH. */
export function tileColorsOf(hue: number): Record<TileTone, string> {
  const of = (tone: keyof typeof tones) => {
    const [lightness, chroma] = tones[tone];
    return hexOf({ lightness, chroma, hue });
  };
  return {
    deep: of('deep'),
    ground: of('ground'),
    mid: of('mid'),
    light: of('light'),
    paper: of('paper'),
    accent,
  };
}

/** `#rrggbb` of a colour in OKLCH. Components outside of sRGB are clipped, as browsers do. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(byteOf).join('')}`;
}

function byteOf(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
