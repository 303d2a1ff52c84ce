import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenFormula } from './spoken-formula.ts';

describe('a formula in words', () => {
  it.each([
    ['x^2 + \\sqrt{2} \\leq y', 'x ao quadrado mais raiz quadrada de 2 é menor ou igual a y'],
    ['x^3 - 1 \\neq 0', 'x ao cubo menos 1 é diferente de 0'],
    ['\\frac{a}{b}', 'a sobre b'],
    ['\\frac12', '1 sobre 2'],
    [
      '\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}',
      'fração, menos b mais ou menos raiz quadrada de b ao quadrado menos 4 a c, fim da raiz, sobre 2 a, fim da fração',
    ],
    ['x_1 + x_{n+1}', 'x índice 1 mais x índice n mais 1, fim do índice'],
    ['2^{n+1} = 8', '2 elevado a n mais 1, fim do expoente, é igual a 8'],
    ['10^{-3}', '10 elevado a menos 3'],
    ['x^23', 'x ao quadrado 3'],
    ['1{,}5 \\times 10^{4}', '1,5 vezes 10 elevado a 4'],
    ['30^{\\circ}', '30 graus'],
    ["f'(x)", 'f linha abre parênteses x fecha parênteses'],
    ['\\sqrt[3]{8} = 2', 'raiz cúbica de 8 é igual a 2'],
    ['\\sqrt[n]{x}', 'raiz de índice n de x'],
    [
      '\\sen^2 x + \\cos^2 x = 1',
      'seno ao quadrado de x mais cosseno ao quadrado de x é igual a 1',
    ],
    ['\\operatorname{tg} \\theta', 'tangente de teta'],
    ['\\log_2 8 = 3', 'logaritmo na base 2 de 8 é igual a 3'],
    ['\\lim_{x \\to 0} f', 'limite, quando x tende a 0, de f'],
    ['\\sum_{i=1}^{n} i^2', 'somatório de i é igual a 1 até n, de i ao quadrado'],
    ['\\int_0^1 x\\,dx', 'integral de 0 até 1, de x d x'],
    ['\\Delta = b^2', 'delta maiúsculo é igual a b ao quadrado'],
    ['\\alpha \\approx \\pi', 'alfa é aproximadamente igual a pi'],
    ['\\vec{v} \\cdot \\overrightarrow{AB}', 'vetor v vezes vetor A B, fim do vetor'],
    ['x \\in \\mathbb{R}', 'x pertence a conjunto dos reais'],
    ['A \\cup B', 'A união com B'],
    ['50\\%', '50 por cento'],
    ['5!', '5 fatorial'],
    ['20\\,\\text{m/s}', '20 m/s'],
    ['\\binom{n}{k}', 'binomial de n sobre k'],
    [
      '\\begin{cases} x+y=1 \\\\ x-y=3 \\end{cases}',
      'sistema: x mais y é igual a 1; x menos y é igual a 3; fim do sistema',
    ],
    [
      '\\begin{pmatrix}1&2\\\\[4pt]3&4\\end{pmatrix}',
      'matriz: linha 1: 1, 2; linha 2: 3, 4; fim da matriz',
    ],
    ['\\left( x \\right)', 'abre parênteses x fecha parênteses'],
    ['\\ce{H2O}', 'H 2 O'],
    ['\\ce{2H2 + O2 -> 2H2O}', '2 H 2 mais O 2 produz 2 H 2 O'],
    ['\\ce{SO4^2-}', 'S O 4, carga 2 menos'],
    ['\\ce{Na+(aq)}', 'N a, carga mais, aquoso'],
    ['\\ce{N2 + 3H2 <=> 2NH3}', 'N 2 mais 3 H 2 em equilíbrio com 2 N H 3'],
    ['\\ce{Ca(OH)2}', 'C a abre parênteses O H fecha parênteses 2'],
    ['\\foo{x} + \\foo', 'x mais'],
    ['\\constructor x \\toString', 'x'],
    ['\\sqrt[\\text{constructor}]{x}', 'raiz de índice constructor de x'],
    ['\\frac{1', '1 sobre'],
    ['\\,', ''],
  ])('%s: %s', (tex, words) => {
    expect(spokenFormula(tex)).toBe(words);
  });

  it('contains no backslash, for any source', () => {
    const sign = fc.constantFrom(
      '\\',
      '{',
      '}',
      '[',
      '^',
      '_',
      '&',
      'x',
      '\\\\',
      '\\frac',
      '\\ce{',
      '\\text{',
      '\\operatorname{',
      '\\begin{cases}',
      '\\end{',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(sign, fc.string({ maxLength: 3 }))), (parts) => {
        expect(spokenFormula(parts.join(''))).not.toMatch(/\\/);
      }),
      { numRuns: 2000 },
    );
  });

  it('of deeply nested sources is the plain form', () => {
    expect(spokenFormula('\\sqrt{'.repeat(5000))).toContain('√');
    expect(spokenFormula('x^'.repeat(5000))).toContain('x');
    expect(spokenFormula('x\\over '.repeat(5000))).toContain('x');
    expect(spokenFormula('\\pu{'.repeat(5000))).toBe('');
    expect(spokenFormula('\\ce{->['.repeat(5000))).not.toContain('\\');
  });
});
