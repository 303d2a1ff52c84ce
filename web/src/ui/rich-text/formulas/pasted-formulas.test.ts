import { missingFormula } from '@sabia/domain/rich-text/missing-parts.ts';
import { readFileSync } from 'node:fs';
import katex from 'katex';
import { formulaDrawing } from '@sabia/domain/rich-text/formula-drawing.ts';
import { mapFormulas } from '@sabia/domain/rich-text/formulas.ts';
import { shownFormula } from '@sabia/domain/rich-text/shown-formula.ts';
import { describe, expect, it } from 'vitest';
import { richTextSamples } from '../../../../../testing/rich-text-samples.ts';
import { sharedData } from '../../../../../testing/shared-data.ts';
import { asRichElement } from '../editor/as-rich-node.ts';
import { easeReading } from '../ease-reading.ts';
import { withOneLineFormulas } from './one-line-formulas.ts';
import { restorePastedFormulas } from './pasted-formulas.ts';
import { convertPastedHtml } from '../paste/pasted-html.ts';
import { replacePastedImages } from '../paste/pasted-images.ts';

/** Pasted HTML as the editor keeps it. */
function paste(html: string) {
  const formulas = restorePastedFormulas(html);
  const images = replacePastedImages(formulas.html, {
    origin: window.location.origin,
    send: () => undefined,
  });
  return { ...convertPastedHtml(images.html), unread: formulas.unread, dropped: images.dropped };
}

const drawn = (html: string) =>
  mapFormulas(html, (formula) => {
    const drawing = formulaDrawing(formula, katex.renderToString);
    return 'html' in drawing ? drawing.html : drawing.problem;
  });

describe('a formula of a page is pasted as its source', () => {
  const mathml = '<math><msqrt><mn>2</mn></msqrt><mo>≤</mo><mi>x</mi></math>';
  it.each([
    [
      'of KaTeX, once',
      `<p>a ${katex.renderToString('\\frac{a}{b}')} e ${katex.renderToString('x^2', { displayMode: true })}</p>`,
      '<p>a \\(\\frac{a}{b}\\) e \\[x^2\\]</p>',
    ],
    [
      'of an assistant that keeps the source in an attribute',
      '<p>a <span class="math-inline" data-math="E=mc^2"><span class="katex"><span class="katex-html" aria-hidden="true">E=mc2</span></span></span></p>',
      '<p>a \\(E=mc^2\\)</p>',
    ],
    [
      'of MathJax',
      `<p>a <mjx-container class="MathJax" jax="CHTML"><mjx-math aria-hidden="true"><mjx-c></mjx-c></mjx-math><mjx-assistive-mml>${mathml}</mjx-assistive-mml></mjx-container></p>`,
      '<p>a \\(\\sqrt{2}\\leq x\\)</p>',
    ],
    [
      'of a wiki',
      '<p>a <span class="mwe-math-element"><span><math alttext="{\\displaystyle x^{2}}"><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">{\\displaystyle x^{2}}</annotation></semantics></math></span><img src="https://wikimedia.example/x.svg" class="mwe-math-fallback-image-inline" alt="{\\displaystyle x^{2}}"></span></p>',
      '<p>a \\(x^{2}\\)</p>',
    ],
    [
      'of a wiki, of which the browser copies the picture only',
      '<p>a <img src="https://wikimedia.example/x.svg" class="mwe-math-fallback-image-inline" alt="{\\displaystyle x^{2}}"></p>',
      '<p>a \\(x^{2}\\)</p>',
    ],
    ['of MathML', `<p>a ${mathml}</p>`, '<p>a \\(\\sqrt{2}\\leq x\\)</p>'],
    [
      'of MathML on a line of its own',
      '<p><math display="block"><mfrac><mn>1</mn><mn>2</mn></mfrac></math></p>',
      '<p>\\[\\frac{1}{2}\\]</p>',
    ],
    [
      'of Word',
      `<p class=MsoNormal>Calcule <!--[if gte msEquation 12]><m:oMath><m:f><m:fPr><m:ctrlPr/></m:fPr><m:num><m:r>1</m:r></m:num><m:den><m:r>2</m:r></m:den></m:f></m:oMath><![endif]--><![if !msEquation]><span><img width=9 src="file:///C:/image001.png" v:shapes="x"></span><![endif]> de dez.</p>`,
      '<p>Calcule \\(\\frac{1}{2}\\) de dez.</p>',
    ],
    [
      'of Word on a line of its own',
      '<p><m:oMathPara><m:oMath><m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e><m:r>2</m:r></m:e></m:rad></m:oMath></m:oMathPara></p>',
      '<p>\\[\\sqrt{2}\\]</p>',
    ],
  ])('%s', (_name, html, kept) => {
    expect(paste(html)).toEqual({ html: kept, losses: [], unread: [], dropped: [] });
  });

  it.runIf(sharedData('field-inputs/'))('of a chat assistant', () => {
    const file = sharedData('field-inputs/06-katex-paste.html');
    expect(paste(readFileSync(file as URL, 'utf8')).html).toBe(
      '<p>A fórmula é \\(E=mc^2\\) e pronto.</p>',
    );
  });

  it('leaves a mark where an equation of Word can not be read, and names the paragraph', () => {
    const { html, unread } = paste(
      '<p>Antes</p><p>Calcule <![if !msEquation]><img src="file:///C:/a.png"><![endif]> de dez.</p>',
    );
    expect(html).toBe(`<p>Antes</p><p>Calcule ${missingFormula} de dez.</p>`);
    expect(unread).toEqual(['em “Calcule de dez.”']);
  });
});

describe('MathML without its TeX draws the same again', () => {
  it.each([
    'E=mc^2',
    '\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}',
    '\\sqrt[3]{8}',
    'x_{12}^{n+1}',
    '\\sum_{i=1}^{n} i',
    '\\lim_{x\\to 0}\\frac{\\sin x}{x}',
    '\\int_0^1 x\\,dx',
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
    '\\begin{cases}x+y=1\\\\x-y=3\\end{cases}',
    '\\overline{AB}\\perp\\vec{v}',
    '\\alpha\\le\\Omega',
    '\\left(\\frac{1}{2}\\right)^n',
    '\\text{área de }50\\%',
    '1{,}5\\times 10^{-3}',
    '\\mathbb{R}\\setminus\\{0\\}',
    "f'(x)",
    '|x|<3',
  ])('%s', (tex) => {
    const shown = (source: string) => {
      const page = document.createElement('div');
      page.innerHTML = katex.renderToString(source, { output: 'mathml', strict: 'ignore' });
      page.querySelector('annotation')?.remove();
      return page;
    };
    const before = shown(tex);
    const formula = shownFormula(asRichElement(before.querySelector('math') as Element));
    const after = shown(formula?.tex ?? '');
    const signs = (page: Element) => page.textContent.replace(/[\s\u2061]/g, '');
    expect(signs(after), formula?.tex).toBe(signs(before));
  });
});

describe('a text that is copied from a page of this site and pasted stays the same', () => {
  it.each([
    ...richTextSamples,
    '<p>Some \\(\\frac{1}{2}\\) e <strong>\\(x^2 &lt; 4\\)</strong></p><ul><li>\\[\\sqrt{2}\\]</li></ul>',
  ])('%s', (sample) => {
    const stored = convertPastedHtml(sample).html;
    // Without DOMPurify, which removes the first element in happy-dom.
    const page = document.createElement('div');
    page.innerHTML = drawn(stored);
    easeReading(page);
    const pasted = paste(page.innerHTML);
    expect(pasted).toEqual({ html: stored, losses: [], unread: [], dropped: [] });
  });
});

it('formulas of several lines in plain text become one line', () => {
  expect(withOneLineFormulas('a\n\\[\nx =\n2\n\\]\nb\n$$\ny\n$$\n\\[\nz')).toBe(
    'a\n\\[ x = 2 \\]\nb\n$$ y $$\n\\[\nz',
  );
});
