import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portableFormulas, withDollarFormulas } from './dollar-formulas.ts';

const read = (html: string) => withDollarFormulas(html, () => true);

describe('formulas between dollar signs', () => {
  it.each([
    ['<p>Seja $x^2$ e $y$.</p>', '<p>Seja \\(x^2\\) e \\(y\\).</p>'],
    ['$$\\frac{1}{2}$$', '\\[\\frac{1}{2}\\]'],
    ['$ABC$ e $n$', '\\(ABC\\) e \\(n\\)'],
    ['$5$ e $10$', '\\(5\\) e \\(10\\)'],
    ['$a &lt; b$', '\\(a &lt; b\\)'],
    ['($x$)', '(\\(x\\))'],
    ['$50%$', '\\(50\\%\\)'],
    ['$$a \\\\% b \\%$$', '\\[a \\\\\\% b \\%\\]'],
    ['custa $R\\$ 5{,}00$', 'custa \\(R\\$ 5{,}00\\)'],
    ['$\\text{área em m}^2$', '\\(\\text{área em m}^2\\)'],
    ['$1{,}5 \\times 10^3$ m', '\\(1{,}5 \\times 10^3\\) m'],
    ['é $ 1 \\neq 0 $ sempre', 'é \\(1 \\neq 0\\) sempre'],
    ['custa $ 5 e $x$', 'custa $ 5 e \\(x\\)'],
  ])('%s becomes %s', (html, formulas) => {
    expect(read(html)).toBe(formulas);
  });

  it.each([
    'R$ 5,00 e R$ 7,00',
    'R$5,00 e R$7,00',
    'US$ 5 a US$ 7',
    'de US$5 até US$7,50',
    '$5 e $7',
    '$ 5 e 7 $',
    'custa $5 ou US$ 7',
    'entre $5 e 10$',
    'uma $casa grande$ aqui',
    '5$ e 7$',
    '\\$x\\$',
    '$',
    '$$',
    '$$$$',
    '<code>$x$</code> <pre>$y^2$</pre>',
    '<a href="/x?a=$b$">c</a>',
    '<p>$x</p><p>y$</p>',
    '\\(R\\$ 5\\) e \\(a $ b\\)',
  ])('%s stays', (html) => {
    expect(read(html)).toBe(html);
  });

  it('stay where the formula can’t be drawn', () => {
    expect(withDollarFormulas('$x^$ e $y$', ({ tex }) => tex !== 'x^')).toBe('$x^$ e \\(y\\)');
  });
});

it('dollar signs of a text that is no formula survive other programs', () => {
  expect(portableFormulas('R$ 5,00 e R$ 7,00')).toBe('R$ 5,00 e R$ 7,00');
  expect(portableFormulas('\\(R$x\\) e $x$')).toBe('\\(R$x\\) e &#36;x&#36;');
});

it('for any text, nothing is lost but the signs of formulas', () => {
  const part = fc.oneof(
    fc.constantFrom(
      '$',
      '$$',
      '\\',
      '\\$',
      'R$',
      ' ',
      '5',
      'x^2',
      '\\(',
      '\\)',
      '\n',
      '&lt;',
      '<b>',
      '</b>',
    ),
    fc.string({ maxLength: 3 }).map((text) => text.replace(/[<>&"\u00a0%]/g, '')),
  );
  const bare = (html: string) => html.replace(/\$\$|\$|\\[()[\]]|\s/g, '');
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const html = parts.join('');
      expect(bare(read(html))).toBe(bare(html));
    }),
    { numRuns: 3000 },
  );
});
