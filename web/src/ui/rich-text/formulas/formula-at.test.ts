import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { expect, it } from 'vitest';
import { formulaAt } from './formula-at.ts';

const at = (html: string, from: number, to = from) => {
  const editor = new Editor({ extensions: [StarterKit], content: html });
  editor.commands.setTextSelection({ from, to });
  const found = formulaAt(editor);
  editor.destroy();
  return found;
};

it.each([
  ['<p>a \\(x^2\\) b</p>', 5, 5, { tex: 'x^2', isDisplay: false, from: 3, to: 10 }],
  ['<p>a</p><p>\\[ y \\]</p>', 6, 6, { tex: 'y', isDisplay: true, from: 4, to: 11 }],
  ['<p>a \\(x\\) b</p>', 9, 9, { tex: '', isDisplay: false, from: 9, to: 9 }],
  ['<p>a<br>\\(x\\)</p>', 5, 5, { tex: 'x', isDisplay: false, from: 3, to: 8 }],
  ['<p>uma fração</p>', 5, 11, { tex: 'fração', isDisplay: false, from: 5, to: 11 }],
] as const)('%s has a formula at %i to %i', (html, from, to, expected) => {
  expect(at(html, from, to)).toEqual(expected);
});
