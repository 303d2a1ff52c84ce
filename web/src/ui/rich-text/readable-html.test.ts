import { drawnFormula } from '@sabia/domain/rich-text/formulas.ts';
import { expect, it } from 'vitest';
import { readableHtml } from './readable-html.ts';

it('a drawn formula keeps its words for screen readers', () => {
  const markup = '<span class="katex"><math aria-label="x ao quadrado"><mi>x</mi></math></span>';
  const html = `<p>Se ${drawnFormula({ tex: 'x^2', isDisplay: false }, markup)}</p>`;
  expect(readableHtml(html)).toContain('<math aria-label="x ao quadrado"><mi>x</mi></math>');
});
