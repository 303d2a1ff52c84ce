import { expect, it } from 'vitest';
import type { Formula } from './formulas.ts';
import { formerFormulas, restoreLostFormulas } from './lost-formulas.ts';

/** As KaTeX: signs, source, signs. */
const lostText = ({ tex }: Formula) =>
  tex === '\\bad'
    ? null
    : `${tex.replace(/\W|[a-z]{3,}/g, '')}${tex}\u200b${tex.replace(/\W|[a-z]{3,}/g, '')}`;
const none = { lines: new Map(), places: [] };

const restore = (html: string, ...former: string[]) =>
  restoreLostFormulas(html, formerFormulas(former, lostText), []).html;

it.each([
  ['a line as it was', '<p>Some 12\\frac{1}{2}\u200b12.</p>', '<p>Some \\(\\frac{1}{2}\\).</p>'],
  [
    'one that was changed',
    '<p>!Some 12\\frac{1}{2}12.</p>',
    '<p>Some \\(\\frac{1}{2}\\).</p>',
    '<p>!Some \\(\\frac{1}{2}\\).</p>',
  ],
  ['signs that are entities', '<p>y2y&lt;2y2 e 9</p>', '<p>\\(y&lt;2\\) e 9</p>'],
  ['a short one in its line', '<p>Seja xxx</p>', '<p>Seja \\(x\\)</p>'],
  [
    'a short one in a changed line',
    '<p>Seja xxx o número!</p>',
    '<p>Seja \\(x\\) o número</p>',
    '<p>Seja \\(x\\) o número!</p>',
  ],
  ['in bold', '<p>a <strong>x2x^2x2</strong></p>', '<p>a <strong>\\(x^2\\)</strong></p>'],
])('restores %s', (_name, lost, former, restored = former) => {
  expect(restore(lost, former)).toBe(restored);
  expect(restore(restored, former, lost)).toBe(restored);
});

it.each([
  ['words that look alike', '<p>O século xxx</p>', '<p>Seja \\(x\\)</p>'],
  ['what can not be drawn', '<p>\\bad</p>', '<p>\\(\\bad\\)</p>'],
  ['a text without loss', '<p>Some \\(\\frac{1}{2}\\)</p>', '<p>Some \\(\\frac{1}{2}\\).</p>'],
])('keeps %s', (_name, html, former) => {
  expect(restore(html, former)).toBe(html);
});

it('a formula of another text is restored where nothing else can be meant', () => {
  const { places } = formerFormulas(['<p>\\(x\\) e \\(x^2\\)</p>'], lostText);
  const { html, formulas } = restoreLostFormulas('<p>xxx e x2x^2x2</p>', none, places);
  expect(html).toBe('<p>xxx e \\(x^2\\)</p>');
  expect(formulas).toEqual([{ tex: 'x^2', isDisplay: false }]);
});
