import katex from 'katex';
import { formulaDrawing } from '@sabia/domain/rich-text/formula-drawing.ts';
import {
  formerFormulas,
  restoreLostFormulas,
  textOfDrawing,
} from '@sabia/domain/rich-text/lost-formulas.ts';
import { mapFormulas } from '@sabia/domain/rich-text/formulas.ts';
import { Editor } from '@tiptap/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { editorContent } from '../editor/editor-content.ts';
import { convertPastedHtml } from '../paste/pasted-html.ts';
import { richTextExtensions } from '../editor/rich-text-extensions.ts';

const text =
  '<p>Some \\(\\frac{1}{2}\\) e <strong>\\(x^2 &lt; 4\\)</strong>.</p><p>\\[\\sqrt[3]{8} = 2\\]</p>';

/** As a reply to readers has it. */
const drawn = mapFormulas(text, (formula) => {
  const drawing = formulaDrawing(formula, katex.renderToString);
  return 'html' in drawing ? drawing.html : drawing.problem;
});

it('the text that the editor once made of a drawing is found again', () => {
  const editor = new Editor({ extensions: richTextExtensions, content: drawn });
  onTestFinished(() => editor.destroy());
  editor.commands.insertContent('!');
  const lost = editor.getHTML();
  expect(lost).toContain('12\\frac{1}{2}2');
  const own = formerFormulas([text], (formula) => {
    const drawing = formulaDrawing(formula, katex.renderToString);
    return 'html' in drawing ? textOfDrawing(drawing.html) : null;
  });
  expect(restoreLostFormulas(lost, own, []).html).toContain(text.replace('Some', '!Some'));
});

describe('a drawn formula becomes its source', () => {
  it('in the editor', () => {
    const editor = new Editor({ extensions: richTextExtensions, content: editorContent(drawn) });
    onTestFinished(() => editor.destroy());
    expect(drawn).toContain('<math');
    expect(editor.getHTML()).toBe(text);
    editor.commands.insertContent('!');
    expect(editor.getHTML()).toContain(text.replace('Some', '!Some'));
  });

  it.each([
    ['from a lesson of this site', drawn, text],
    [
      'of KaTeX, without its element',
      `<p>${katex.renderToString('E=mc^2')} e ${katex.renderToString('x', { displayMode: true })}</p>`,
      '<p>\\(E=mc^2\\) e \\[x\\]</p>',
    ],
    [
      'of a wiki',
      '<p>a <span class="mwe-math-element"><span class="mwe-math-mathml-inline"><math xmlns="http://www.w3.org/1998/Math/MathML" alttext="{\\displaystyle x^{2}}"><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">{\\displaystyle x^{2}}</annotation></semantics></math></span></span></p>',
      '<p>a \\(x^{2}\\)</p>',
    ],
  ])('pasted %s', (_name, html, kept) => {
    expect(convertPastedHtml(html).html).toBe(kept);
  });
});
