import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../rich-text.ts';
import { plainFormula } from './plain-formula.ts';

describe('the plain form of a formula', () => {
  it.each([
    ['x^2 + y_1', 'x² + y₁'],
    ['\\frac{1}{2}', '1/2'],
    ['\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}', '(−b ± √(b²−4ac))/2a'],
    ['\\dfrac{x+1}{y}', '(x+1)/y'],
    ['\\sqrt[3]{8} = 2', '³√8 = 2'],
    ['\\sqrt 2', '√2'],
    ['\\sum_{i=1}^{n} i^2', '∑ᵢ₌₁ⁿ i²'],
    ['\\int_0^1 f(x)\\,dx', '∫₀¹ f(x) dx'],
    ['\\alpha \\leq \\Omega', 'α ≤ Ω'],
    ['30^{\\circ}', '30°'],
    ["f'(x)", 'f′(x)'],
    ['\\text{área em } m^2', 'área em m²'],
    ['\\operatorname{sen} x + \\tg y', 'sen x + tg y'],
    ['\\left( \\frac{a}{b} \\right)', '(a/b)'],
    ['\\begin{cases} x+y=1 \\\\ x-y=3 \\end{cases}', 'x+y=1; x−y=3'],
    ['\\begin{pmatrix}1&2\\\\[4pt]3&4\\end{pmatrix}', '1 2; 3 4'],
    ['\\ce{2H2 + O2 -> 2H2O}', '2H₂ + O₂ → 2H₂O'],
    ['\\ce{SO4^2-}', 'SO₄²⁻'],
    ['\\ce{Na+}', 'Na⁺'],
    ['\\ce{N2 + 3H2 <=> 2NH3}', 'N₂ + 3H₂ ⇌ 2NH₃'],
    ['\\vec{v} \\cdot \\overline{AB}', 'v⃗ · A̅B̅'],
    ['\\{x \\in \\mathbb{R}\\}', '{x ∈ R}'],
    ['50\\% de R\\$ 10', '50% de R$ 10'],
    ['\\foo{x} + \\foo', 'x +'],
    ['2\\tfrac12', '2 1/2'],
    ['{a+b \\over c} {n \\choose k}', '(a+b)/c C(n, k)'],
    ['\\constructor x \\toString', 'x'],
    ['\\frac{\\vec{a}}{2}', 'a⃗/2'],
    ['x^{a+b/c}', 'x^(a+b/c)'],
    ['\\frac{1', '1/'],
    ['\\sqrt[', '√'],
    ['\\', ''],
  ])('%s reads %s', (tex, text) => {
    expect(plainFormula(tex)).toBe(text);
  });

  it('contains no backslash, for any source', () => {
    const sign = fc.constantFrom(
      '\\',
      '{',
      '}',
      '[',
      ']',
      '^',
      '_',
      '\\frac',
      '\\ce{',
      '\\text{',
      'x',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(sign, fc.string({ maxLength: 3 }))), (parts) => {
        expect(plainFormula(parts.join(''))).not.toContain('\\');
      }),
      { numRuns: 2000 },
    );
  });

  it('is found for deeply nested sources', () => {
    expect(plainFormula('\\sqrt{'.repeat(5000))).toContain('√');
    expect(plainFormula('{'.repeat(5000))).toBe('');
    expect(plainFormula('x^'.repeat(5000))).toContain('x');
    expect(plainFormula('x\\over '.repeat(5000))).toContain('x');
    expect(plainFormula('\\pu{'.repeat(5000))).toBe('');
    expect(plainFormula('\\text{$\\ce{$'.repeat(5000))).not.toContain('\\');
  });
});

it('the plain text of a rich text has formulas in their plain form, drawn or not', () => {
  const drawn =
    '<p>Se <tex-formula data-tex="x^2 &lt; 4" data-wide=""><span class="katex">a</span></tex-formula>, então</p>';
  expect(plainText('<p>Se \\(x^2 &lt; 4\\), então</p>')).toBe('Se x² < 4, então');
  expect(plainText(drawn)).toBe('Se x² < 4, então');
});
