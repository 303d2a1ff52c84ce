// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { tileHueOf } from '@sabia/domain/tiles/tile-hue.ts';
import { expect, it } from 'vitest';
import { cssVariables, tokens } from '../../ui/theme/tokens.ts';
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';

/** Relative luminance of an OKLCH colour, clipped to sRGB. */
function luminanceOf(lightness: number, chroma: number, hue: number): number {
  const [a, b] = [Math.cos, Math.sin].map((part) => chroma * part((hue * Math.PI) / 180)) as [
    number,
    number,
  ];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (part: number) => Math.min(1, Math.max(0, part));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function luminanceOfHex(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const merged = mergeMantineTheme(DEFAULT_THEME, tokens);
const css = await readFile(new URL('CourseTone.module.css', import.meta.url), 'utf8');
const [light, dark] = [...css.matchAll(/oklch\((\d+)% ([\d.]+)/g)].map(([, l, c]) => [
  Number(l) / 100,
  Number(c),
]);
/** Enough titles for every hue. */
const hues = [...new Set(Array.from({ length: 500 }, (_, at) => tileHueOf(`Categoria ${at}`)))];

it.each([
  ['light', light, ['#ffffff', cssVariables(merged).light['--page'] ?? '']],
  ['dark', dark, [merged.colors.dark[7], merged.colors.dark[8]]],
])('the tone of every course is readable (AA), %s', (_, tone, grounds) => {
  expect(hues.length).toBeGreaterThan(8);
  for (const hue of hues)
    for (const ground of grounds) {
      const [lightness = 0, chroma = 0] = tone ?? [];
      const ratio = contrast(luminanceOf(lightness, chroma, hue), luminanceOfHex(ground));
      expect(ratio, `hue ${hue} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
});
