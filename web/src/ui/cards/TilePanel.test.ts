// @vitest-environment node
import { hexOf, tileColorsOf } from '@sabia/domain/tiles/tile-colors.ts';
import { tileTones } from '@sabia/domain/tiles/tile-panel.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cssVariables, tokens } from '../theme/tokens.ts';

it('has the colours of documents and pictures in the light scheme', () => {
  const css = readFileSync(join(import.meta.dirname, 'TilePanel.module.css'), 'utf8');
  const [light = ''] = css.split(':global(');
  const hue = 158;
  const inCss = Object.fromEntries(
    [
      ...light.matchAll(
        /--(\w+): oklch\(([\d.]+)% ([\d.]+) var\(--panel-hue, var\(--tile-hue\)\)\)/g,
      ),
    ].map(([, tone = '', lightness, chroma]) => [
      tone,
      hexOf({ lightness: Number(lightness) / 100, chroma: Number(chroma), hue }),
    ]),
  );
  const accent = cssVariables(tokens as never).light['--alive'];
  expect(tileColorsOf(hue)).toEqual({ ...inCss, accent });
  expect(Object.keys(inCss)).toHaveLength(tileTones.length - 1);
});
