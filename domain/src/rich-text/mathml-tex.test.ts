import { describe, expect, it } from 'vitest';
import type { RichElement, RichNode } from './node.ts';
import { texOfMathml } from './mathml-tex.ts';
import { texOfOmml } from './omml-tex.ts';

/** Elements of a short notation: tags, attributes in double quotes, no entities. */
function parse(xml: string): RichElement {
  const root: { children: RichNode[] } = { children: [] };
  const open: { children: RichNode[] }[] = [root];
  for (const [, close, tag, written = '', empty, text] of xml.matchAll(
    /<(\/)?([\w:]+)((?: [\w:]+="[^"]*")*)(\/)?>|([^<]+)/g,
  )) {
    if (text !== undefined) open.at(-1)?.children.push(text);
    else if (close) open.pop();
    else {
      const attributes = Object.fromEntries(
        [...written.matchAll(/ ([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      );
      const element = { tag: (tag ?? '').toLowerCase(), attributes, children: [] };
      open.at(-1)?.children.push(element);
      if (!empty) open.push(element);
    }
  }
  return root.children[0] as RichElement;
}

describe('MathML as TeX', () => {
  it.each([
    ['<mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></mrow>', 'E=mc^2'],
    ['<mfrac><mn>1</mn><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow></mfrac>', '\\frac{1}{a+b}'],
    ['<msqrt><mn>2</mn><mi>x</mi></msqrt>', '\\sqrt{2x}'],
    ['<mroot><mn>8</mn><mn>3</mn></mroot>', '\\sqrt[3]{8}'],
    ['<msubsup><mi>x</mi><mi>i</mi><mn>12</mn></msubsup>', 'x_i^{12}'],
    [
      '<mrow><mn>1,5</mn><mo>×</mo><msup><mn>10</mn><mrow><mo>−</mo><mn>3</mn></mrow></msup></mrow>',
      '1{,}5\\times{10}^{-3}',
    ],
    ['<mrow><mi>α</mi><mi>x</mi><mo>≤</mo><mi>π</mi></mrow>', '\\alpha x\\leq\\pi'],
    [
      '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>',
      '\\sum_{i=1}^n',
    ],
    ['<munder><mi>lim</mi><mrow><mi>x</mi><mo>→</mo><mn>0</mn></mrow></munder>', '\\lim_{x\\to0}'],
    ['<mover><mi>v</mi><mo>→</mo></mover>', '\\vec{v}'],
    ['<mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>¯</mo></mover>', '\\overline{AB}'],
    [
      '<mrow><mo>(</mo><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable><mo>)</mo></mrow>',
      '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
    ],
    [
      '<mrow><mo>{</mo><mtable><mtr><mtd><mi>x</mi></mtd></mtr><mtr><mtd><mi>y</mi></mtd></mtr></mtable></mrow>',
      '\\begin{cases}x\\\\y\\end{cases}',
    ],
    [
      '<mrow><mo>(</mo><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>)</mo></mrow>',
      '\\left(\\frac{1}{2}\\right)',
    ],
    ['<mrow><mo>(</mo><mi>a</mi><mo>)</mo><mo>(</mo><mi>b</mi><mo>)</mo></mrow>', '(a)(b)'],
    ['<mrow><mi>sen</mi><mo>\u2061</mo><mi>x</mi></mrow>', '\\sen x'],
    ['<mrow><mtext>50 % de</mtext><mi>R</mi></mrow>', '\\text{50 \\% de}R'],
    ['<mi mathvariant="double-struck">R</mi>', '\\mathbb{R}'],
    ['<msup><mi>f</mi><mo>′</mo></msup>', "f'"],
    ['<mfenced open="[" close=")"><mn>0</mn><mi>x</mi></mfenced>', '[0,x)'],
    ['<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>', '{}_6^{14}C'],
  ])('%s', (xml, tex) => {
    expect(texOfMathml(parse(`<math>${xml}</math>`))).toBe(tex);
  });
});

describe('an equation of Word as TeX', () => {
  const run = (text: string) => `<span style="x"><m:r>${text}</m:r></span>`;
  it.each([
    [
      `<m:f><m:fPr><span><m:ctrlPr></m:ctrlPr></span></m:fPr><m:num>${run('1')}</m:num><m:den><i>${run('2x')}</i></m:den></m:f>`,
      '\\frac{1}{2x}',
    ],
    [
      `<m:r>x</m:r><m:r>=</m:r><m:rad><m:radPr><m:degHide m:val="1"></m:degHide></m:radPr><m:deg></m:deg><m:e>${run('b')}</m:e></m:rad>`,
      'x=\\sqrt{b}',
    ],
    [`<m:rad><m:deg>${run('3')}</m:deg><m:e>${run('8')}</m:e></m:rad>`, '\\sqrt[3]{8}'],
    [`<m:sSup><m:e>${run('x')}</m:e><m:sup>${run('10')}</m:sup></m:sSup>`, 'x^{10}'],
    [
      `<m:sSubSup><m:e>${run('x')}</m:e><m:sub>${run('i')}</m:sub><m:sup>${run('2')}</m:sup></m:sSubSup>`,
      'x_i^2',
    ],
    [
      `<m:nary><m:naryPr><m:chr m:val="∑"></m:chr></m:naryPr><m:sub>${run('i=1')}</m:sub><m:sup>${run('n')}</m:sup><m:e>${run('i')}</m:e></m:nary>`,
      '\\sum_{i=1}^n i',
    ],
    [
      `<m:d><m:e><m:f><m:num>${run('a')}</m:num><m:den>${run('b')}</m:den></m:f></m:e></m:d>`,
      '\\left(\\frac{a}{b}\\right)',
    ],
    [
      `<m:d><m:dPr><m:begChr m:val="["></m:begChr><m:endChr m:val="]"></m:endChr></m:dPr><m:e><m:m><m:mr><m:e>${run('1')}</m:e><m:e>${run('0')}</m:e></m:mr></m:m></m:e></m:d>`,
      '\\begin{bmatrix}1&0\\end{bmatrix}',
    ],
    [`<m:func><m:fName>${run('sen')}</m:fName><m:e>${run('α')}</m:e></m:func>`, '\\sen \\alpha'],
    [
      `<m:acc><m:accPr><m:chr m:val="⃗"></m:chr></m:accPr><m:e>${run('v')}</m:e></m:acc>`,
      '\\vec{v}',
    ],
  ])('%s', (xml, tex) => {
    expect(texOfOmml(parse(`<m:oMath>${xml}</m:oMath>`))).toBe(tex);
  });

  it('without content is none', () => {
    expect(texOfOmml(parse('<m:oMath></m:oMath>'))).toBeNull();
  });
});
