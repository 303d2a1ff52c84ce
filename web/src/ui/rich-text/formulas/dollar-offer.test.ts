import { Editor } from '@tiptap/core';
import { expect, it, onTestFinished } from 'vitest';
import { acceptDollarFormulas, dollarFormulas } from './dollar-offer.ts';
import { richTextExtensions } from '../editor/rich-text-extensions.ts';

function write(content: string): Editor {
  const editor = new Editor({ extensions: richTextExtensions, content });
  onTestFinished(() => editor.destroy());
  return editor;
}

it('formulas between dollar signs are offered, and made in one step that is undone', () => {
  const html =
    '<p>Seja $x^2 &lt; 4$ <strong>e $y$</strong>, por R$ 5,00 e R$ 7,00:</p><pre><code>$z^2$</code></pre>';
  const editor = write(html);
  expect(dollarFormulas(editor)).toEqual(['x^2 < 4', 'y']);
  acceptDollarFormulas(editor);
  const made = html.replace('$x^2 &lt; 4$', '\\(x^2 &lt; 4\\)').replace('$y$', '\\(y\\)');
  expect(editor.getHTML()).toContain(made);
  expect(dollarFormulas(editor)).toEqual([]);
  editor.commands.undo();
  expect(editor.getHTML()).toContain(html);
});

it('a formula is offered when its last sign is typed', () => {
  const editor = write('<p>Seja $x^2</p>');
  expect(dollarFormulas(editor)).toEqual([]);
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, '$');
  expect(dollarFormulas(editor)).toEqual(['x^2']);
});

it('prices are not offered', () => {
  expect(dollarFormulas(write('<p>De R$ 10 a R$ 20, ou US$5 a US$7.</p>'))).toEqual([]);
});
