import { describe, expect, it } from 'vitest';
import { tileHueOf } from './tile-hue.ts';
import { coverSize, drawTilePanel } from './tile-panel.ts';

const seeds = Array.from({ length: 500 }, (_, index) => `curso-${index}`);

describe('the panel of a seed', () => {
  it('is always the same, and no other seed has it', () => {
    const drawn = seeds.map((seed) => JSON.stringify(drawTilePanel(seed)));
    expect(seeds.map((seed) => JSON.stringify(drawTilePanel(seed)))).toEqual(drawn);
    expect(new Set(drawn).size).toBe(seeds.length);
  });

  it('is covered by its grounds, and has one accent', () => {
    for (const seed of seeds) {
      const { layers } = drawTilePanel(seed);
      expect(layers.filter(({ tone }) => tone === 'accent')).toHaveLength(1);
      const covered = layers
        .flatMap(({ path }) => [...path.matchAll(/h(\d+)v(\d+)h-/g)])
        .reduce((sum, [, wide, high]) => sum + (Number(wide) / 40) * (Number(high) / 40), 0);
      // Large modules lie on a ground of their own above that of their cells.
      expect(covered).toBeGreaterThanOrEqual(coverSize.columns * Math.ceil(coverSize.rows));
    }
  });

  it('has at most 8,000 characters, about 1 KB compressed', () => {
    const sizes = seeds.map((seed) => JSON.stringify(drawTilePanel(seed)).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8000);
  });
});

it('gives the categories of a school different hues as long as it can', () => {
  const categories = ['Tecnologia', 'Negócios', 'Comunicação', 'Finanças pessoais', 'Vida prática'];
  expect(new Set(categories.map(tileHueOf)).size).toBe(categories.length);
});
