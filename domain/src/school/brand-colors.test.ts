import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../colors/contrast.ts';
import { fromOklch, toOklch } from '../colors/oklch.ts';
import {
  actionShades,
  aliveInHeadings,
  aliveShades,
  brandColorProblem,
  brandStyle,
  grounds,
} from './brand-colors.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

/** The chosen colour, or the one that is proposed instead. */
const usable = (use: 'action' | 'alive', color: string) =>
  brandColorProblem(use, color)?.nearest ?? color;

it('OKLCH keeps every colour', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(fromOklch(toOklch(color))).toBe(color);
    }),
  );
});

describe('the colour of actions', () => {
  it('is refused with the contrast and the nearest colour that passes', () => {
    expect(brandColorProblem('action', '#4c86ff')).toEqual({
      reason:
        'Esta cor é clara demais para links e para o texto branco dos botões: o contraste é de 3,2:1, e o mínimo é 4,5:1.',
      nearest: expect.stringMatching(/^#[\da-f]{6}$/),
    });
    expect(brandColorProblem('action', '#0b7a4b')).toBeNull();
  });

  it('has a proposal that passes and is hardly darker than needed', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const problem = brandColorProblem('action', color);
        if (!problem) return;
        expect(brandColorProblem('action', problem.nearest)).toBeNull();
        expect(contrast(problem.nearest, grounds.paper)).toBeLessThan(4.75);
      }),
    );
  });

  it('has shades of which every pair of text and ground is readable', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const shades = actionShades(usable('action', color));
        const shade = (index: number) => shades[index] ?? '';
        const pairs = [
          [shade(8), grounds.paper],
          ...[6, 7, 8, 9].map((fill) => [grounds.white, shade(fill)]),
          ...[1, 2].map((ground) => [shade(9), shade(ground)]),
          [shade(4), grounds.night],
        ];
        for (const [text = '', ground = ''] of pairs)
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('the colour of what is alive', () => {
  it.each([
    ['#7a2e00', 'escura demais'],
    ['#fff6d0', 'quase não aparece'],
  ])('%s is refused: %s', (color, reason) => {
    const problem = brandColorProblem('alive', color);
    expect(problem?.reason).toContain(reason);
    expect(brandColorProblem('alive', problem?.nearest ?? '')).toBeNull();
  });

  it('has shades of which every pair of text and ground is readable', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const alive = usable('alive', color);
        expect(brandColorProblem('alive', alive)).toBeNull();
        const shades = aliveShades(alive);
        const pairs = [
          [grounds.ink, alive],
          [alive, grounds.inkPanel],
          [shades[8], grounds.paper],
          [shades[3], grounds.night],
        ];
        for (const [text = '', ground = ''] of pairs)
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

it('large words in the colour of what is alive are readable on paper', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const shown = aliveInHeadings(usable('alive', color));
      expect(contrast(shown, grounds.paper)).toBeGreaterThanOrEqual(3);
    }),
  );
});

describe('the style of a page', () => {
  it('gives the walls of tiles the hue of the colour, unless it is a grey', () => {
    const style = (actionColor: string) => brandStyle({ actionColor, aliveColor: null });
    expect(style('#8a1c5c')).toContain('--brand-hue:350;');
    expect(style('#555555')).not.toContain('--brand-hue');
  });

  it('is empty for the default, and has only what was chosen', () => {
    expect(brandStyle({ actionColor: null, aliveColor: null })).toBe('');
    const style = brandStyle({ actionColor: '#0b7a4b', aliveColor: null });
    expect(style).toContain('--mantine-color-blue-8:#0b7a4b');
    expect(style).not.toContain('orange');
    expect(brandStyle({ actionColor: null, aliveColor: '#ffb000' })).toContain('--alive:#ffb000');
  });
});
