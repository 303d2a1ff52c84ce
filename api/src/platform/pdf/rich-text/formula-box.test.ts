import { isElement } from '@sabia/domain/rich-text/node.ts';
import { expect, it } from 'vitest';
import { drawFormula } from '../../formulas/draw-formula.ts';
import { parseHtml } from '../../html/parse-html.ts';
import { formulaBox } from './formula-box.ts';

async function boxOf(tex: string) {
  const drawing = await drawFormula({ tex, isDisplay: true });
  if ('problem' in drawing) throw new Error(drawing.problem);
  const [element] = parseHtml(drawing.html).filter(isElement);
  if (!element) throw new Error('no element');
  return formulaBox(element);
}

/** KaTeX's metrics have the widths in em. */
it.each([
  ['x', { width: 0.572, height: 0.431, depth: 0 }],
  // The index has the size of 0.7.
  ['x_2', { width: 0.572 + 0.7 * 0.5 + 0.05, height: 0.431, depth: 0.15 }],
  // Null delimiters of 0.12 stand on both sides.
  ['\\frac{1}{2}', { width: 0.5 + 0.24, height: 1.321, depth: 0.686 }],
  // An arrow fills the width of what is below it.
  ['\\overrightarrow{AB}', { width: 0.75 + 0.759 + 0.05, height: 1.205, depth: 0 }],
  ['\\vec{v}', { width: 0.485 + 0.036, height: 0.714, depth: 0 }],
  ['\\phantom{x}', { width: 0.572, height: 0.431, depth: 0 }],
])('%s has the size that browsers give it', async (tex, expected) => {
  const { width, height, depth } = await boxOf(tex);
  expect(width).toBeCloseTo(expected.width, 1);
  expect(height).toBeCloseTo(expected.height, 1);
  expect(depth).toBeCloseTo(expected.depth, 1);
});
