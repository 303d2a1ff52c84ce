import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawnFormula,
  formulasIn,
  mapFormulas,
  withEscapedSigns,
  withFormulaSources,
  writtenFormula,
} from './formulas.ts';

describe('the formulas of a rich text', () => {
  it.each([
    ['<p>Seja \\(x^2\\).</p>', ['(x^2']],
    ['<p>\\[\\sum_{i=1}^n i\\]</p>', ['[\\sum_{i=1}^n i']],
    ['<p>\\( a &lt; b &amp; c \\)</p>', ['(a < b & c']],
    ['<p>\\(a\\) e \\(b\\)</p>', ['(a', '(b']],
    ['<p>\\[ a \\\\[4pt] b \\]</p>', ['[a \\\\[4pt] b']],
    ['<p>\\(\\{x\\}\\)</p>', ['(\\{x\\}']],
    ['<p>\\(a\nb\\)</p>', ['(a\nb']],
    ['<p>\\(a\u00a0b\\)</p>', ['(a b']],
    ['<p>C:\\\\(x86\\\\)</p>', []],
    ['<p>\\(x</p><p>y\\)</p>', []],
    ['<p>\\(x<br />y\\)</p>', []],
    ['<p>\\(x</p>', []],
    ['<p>x\\)</p>', []],
    ['<p>\\(\\) e \\( \\)</p>', []],
    ['<p>\\(a \\(b\\)</p>', ['(b']],
    ['<pre><code>\\(x\\)</code></pre><p><code class="language-tex">\\(y\\)</code></p>', []],
    ['<img src="/files/a" alt="\\(x\\)" />', []],
    ['<p>R$ 5,00 e $x$</p>', []],
  ])('%s', (html, found) => {
    const signs = formulasIn(html).map(({ tex, isDisplay }) => (isDisplay ? '[' : '(') + tex);
    expect(signs).toEqual(found);
  });

  it('are found in linear time', () => {
    for (const part of ['\\(', '\\[', '\\\\(', '\\(a\\', '<code>\\(']) {
      expect(formulasIn(part.repeat(50_000))).toEqual([]);
    }
  });
});

it('the sign < in a formula begins no element, and tags stay', () => {
  expect(withEscapedSigns('<p>\\(a<b\\) <b>c</b> \\[x<y\\]</p>')).toBe(
    '<p>\\(a&lt;b\\) <b>c</b> \\[x&lt;y\\]</p>',
  );
  expect(withEscapedSigns('\\(a<b>c</b>\\)')).toBe('\\(a<b>c</b>\\)');
});

const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom('\\', '\\(', '\\)', '\\[', '\\]', '$', '$$', '<p>', '</p>', '&lt;', '&amp;'),
      fc.constantFrom('x^2', '\\frac{1}{2}', '<code>', '</code>', '\n', ' ', '&quot;', '"'),
      fc.string({ maxLength: 4 }),
    ),
  )
  .map((parts) => parts.join(''));

describe('for any text with backslashes and dollar signs', () => {
  it('what is no formula stays as it is', () => {
    fc.assert(
      fc.property(anyText, (html) => {
        expect(mapFormulas(html, (_, written) => written)).toBe(html);
      }),
      { numRuns: 1000 },
    );
  });

  it('a drawn formula gives its source back', () => {
    fc.assert(
      fc.property(anyText, (html) => {
        const written = mapFormulas(html, writtenFormula);
        const drawn = mapFormulas(written, (formula) =>
          drawnFormula(formula, '<span class="katex"><math></math></span>'),
        );
        expect(withFormulaSources(drawn)).toBe(withFormulaSources(written));
      }),
      { numRuns: 1000 },
    );
  });
});
