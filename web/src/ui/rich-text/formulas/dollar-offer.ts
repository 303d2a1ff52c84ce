import { withDollarFormulas } from '@sabia/domain/rich-text/dollar-formulas.ts';
import type { Editor } from '@tiptap/core';
import { editorContent } from '../editor/editor-content.ts';

type Document = Editor['state']['doc'];

/** By document: most transactions only move the cursor. */
const found = new WeakMap<Document, readonly string[]>();

/** The texts between dollar signs that can be formulas. Prices are none. */
export function dollarFormulas(editor: Editor): readonly string[] {
  // Its toolbar may ask once more while the screen is left.
  if (editor.isDestroyed) return [];
  const { doc } = editor.state;
  const known = found.get(doc);
  if (known) return known;
  const texts: string[] = [];
  if (doc.textContent.includes('$')) {
    withDollarFormulas(editor.getHTML(), ({ tex }) => {
      texts.push(tex);
      return false;
    });
  }
  found.set(doc, texts);
  return texts;
}

/** Makes formulas of them, in one step that can be undone. */
export function acceptDollarFormulas(editor: Editor): void {
  const { from } = editor.state.selection;
  const html = withDollarFormulas(editor.getHTML(), () => true);
  editor.chain().setContent(editorContent(html)).setTextSelection(from).focus().run();
}
