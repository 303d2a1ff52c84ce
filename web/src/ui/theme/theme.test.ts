// @vitest-environment node
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  deepMerge,
  mergeMantineTheme,
} from '@mantine/core';
import { contrast as contrastOf, luminance } from '@sabia/domain/colors/contrast.ts';
import { defaultBrand } from '@sabia/domain/school/brand.ts';
import { brandColorProblem, grounds as provedOn } from '@sabia/domain/school/brand-colors.ts';
import { describe, expect, it } from 'vitest';
import { cssVariables, tokens } from './tokens.ts';

const merged = mergeMantineTheme(DEFAULT_THEME, tokens);
const { light, dark } = cssVariables(merged);
const blue = (shade: number) => merged.colors.blue[shade] ?? '';
const ink = (shade: number) => merged.colors.dark[shade] ?? '';

/** A colour of the theme, with the variables of shades resolved. */
function hex(color: string | undefined): string {
  const [, name, shade] = /var\(--mantine-color-(\w+)-(\d)\)/.exec(color ?? '') ?? [];
  return name ? (merged.colors[name]?.[Number(shade)] ?? '') : (color ?? '');
}

/** Contrast of two colours of the theme. */
const contrast = (one: string, other: string) => contrastOf(hex(one), hex(other));

const lightGrounds = ['#ffffff', light['--page'] ?? ''];
const darkGrounds = [ink(7), ink(8), ink(6)];

describe('text is readable (AA, 4.5:1)', () => {
  it.each([
    ['text', merged.black, lightGrounds],
    ['dimmed', light['--mantine-color-dimmed'], lightGrounds],
    ['placeholder', light['--mantine-color-placeholder'], lightGrounds],
    ['error', light['--mantine-color-error'], lightGrounds],
    ['success', light['--mantine-color-success'], lightGrounds],
    ['link', light['--mantine-color-anchor'], lightGrounds],
    ['alive', light['--alive-text'], lightGrounds],
    ['white on a filled button', '#ffffff', [blue(8), blue(9)]],
    ['white on a panel of ink', '#ffffff', [light['--ink-panel'] ?? '']],
    ['alive on a panel of ink', light['--alive'], [light['--ink-panel'] ?? '']],
    ['dimmed on a panel of ink', light['--ink-panel-dimmed'], [light['--ink-panel'] ?? '']],
    ['ink on a fill that is alive', merged.black, [light['--alive'] ?? '']],
    ['on a light blue ground', blue(9), [blue(1), blue(2)]],
  ])('%s, light', (_, text, grounds) => {
    for (const ground of grounds) expect(contrast(text ?? '', ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['text', ink(0), darkGrounds],
    ['dimmed', dark['--mantine-color-dimmed'], darkGrounds],
    ['placeholder', dark['--mantine-color-placeholder'], darkGrounds],
    ['error', dark['--mantine-color-error'], darkGrounds],
    ['success', dark['--mantine-color-success'], darkGrounds],
    ['link', dark['--mantine-color-anchor'], darkGrounds],
    ['alive', dark['--alive-text'], darkGrounds],
    ['white on a filled button', '#ffffff', [blue(6), blue(7)]],
    ['white on a panel of ink', '#ffffff', [dark['--ink-panel'] ?? '']],
    ['alive on a panel of ink', dark['--alive'], [dark['--ink-panel'] ?? '']],
    ['dimmed on a panel of ink', dark['--ink-panel-dimmed'], [dark['--ink-panel'] ?? '']],
    ['ink on a fill that is alive', merged.black, [dark['--alive'] ?? '']],
    ['white on a button that removes', '#ffffff', [hex(dark['--mantine-color-red-filled'])]],
    [
      'on a light blue ground',
      dark['--mantine-color-blue-light-color'],
      [dark['--mantine-color-blue-light'] ?? '', dark['--mantine-color-blue-light-hover'] ?? ''],
    ],
  ])('%s, dark', (_, text, grounds) => {
    for (const ground of grounds) expect(contrast(text ?? '', ground)).toBeGreaterThanOrEqual(4.5);
  });
});

/** The luminance of a colour in OKLCH, clipped to sRGB as browsers do. */
function luminanceOfOklch([lightness, chroma, hue]: readonly [number, number, number]): number {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const [l, m, s] = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const clip = (part: number) => Math.min(1, Math.max(0, part));
  return (
    0.2126 * clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}

it.each([
  ['light', light['--category-text'], lightGrounds],
  ['dark', dark['--category-text'], darkGrounds],
])('the name of a category is readable in every hue (AA, 4.5:1), %s', (_, text, grounds) => {
  const [percent = 0, chroma = 0] = (text ?? '').split(' ').map(Number.parseFloat);
  for (let hue = 0; hue < 360; hue++) {
    const shown = luminanceOfOklch([percent / 100, chroma, hue]);
    for (const ground of grounds) {
      const [dim, bright] = [shown, luminance(hex(ground))].toSorted((one, other) => one - other);
      expect(((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05), `${hue}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

describe('large orange words have a contrast of 3:1', () => {
  it.each([
    ['light', light['--alive-display'], lightGrounds],
    ['dark', dark['--alive-display'], darkGrounds],
  ])('%s', (_, text, grounds) => {
    for (const ground of grounds) expect(contrast(text ?? '', ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the border of a field has a contrast of 3:1', () => {
  it.each([
    ['light', light['--field-border'], lightGrounds],
    ['dark', dark['--field-border'], darkGrounds],
  ])('%s', (_, border, grounds) => {
    for (const ground of grounds) expect(contrast(border ?? '', ground)).toBeGreaterThanOrEqual(3);
  });
});

it('has the grounds and the colours by which the colours of a school are proved', () => {
  expect(provedOn).toEqual({
    white: '#ffffff',
    paper: light['--page'],
    ink: merged.black,
    inkPanel: dark['--ink-panel'],
    night: ink(6),
  });
  expect(defaultBrand).toMatchObject({ actionColor: blue(8), aliveColor: light['--alive'] });
  expect(brandColorProblem('action', defaultBrand.actionColor)).toBeNull();
  expect(brandColorProblem('alive', defaultBrand.aliveColor)).toBeNull();
});

it('equals theme.css', async () => {
  const variables = deepMerge(defaultCssVariablesResolver(merged), cssVariables(merged));
  const css = [
    '/* Written by theme.test.ts from tokens.ts. */',
    convertCssVariables(variables, ':root').replaceAll(/([{;])(?=.)/g, '$1\n'),
    ...Object.entries(merged.breakpoints).flatMap(([name, width]) => [
      // The classes of the props `visibleFrom` and `hiddenFrom`.
      `@media (width < ${width}) { .mantine-visible-from-${name} { display: none !important; } }`,
      `@media (width >= ${width}) { .mantine-hidden-from-${name} { display: none !important; } }`,
    ]),
  ];
  await expect(`${css.join('\n')}\n`).toMatchFileSnapshot('theme.css');
});
