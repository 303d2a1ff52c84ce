import { expect, it } from 'vitest';
import { hexOf } from './tile-colors.ts';

it.each([
  [0.62796, 0.25768, 29.234, '#ff0000'],
  [0.86644, 0.29483, 142.495, '#00ff00'],
  [0.45201, 0.31321, 264.052, '#0000ff'],
  [1, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [0.59987, 0, 0, '#808080'],
])('oklch(%s %s %s) is %s', (lightness, chroma, hue, hex) => {
  expect(hexOf({ lightness, chroma, hue })).toBe(hex);
});
