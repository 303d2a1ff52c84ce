import type { Formula } from '@sabia/domain/rich-text/formulas.ts';
import type { Editor } from '@tiptap/core';

/** A formula in the document of the editor: its source without delimiters, and its positions. */
export interface PlacedFormula extends Formula {
  from: number;
  to: number;
}

/** The formula around the cursor; without one, an empty one in place of the selection. */
export function formulaAt({ state }: Editor): PlacedFormula {
  const { from, to, $from } = state.selection;
  const start = $from.start();
  // A leaf, such as an image, is one position, as is its sign here.
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, '\uFFFC');
  for (const found of text.matchAll(
    /\\\\|\\\(((?:[^\\]|\\[^()[\]])*)\\\)|\\\[((?:[^\\]|\\[^()[\]])*)\\\]/g,
  )) {
    const [written, inline, display] = found;
    const tex = inline ?? display;
    if (tex === undefined) continue;
    const place = { from: start + found.index, to: start + found.index + written.length };
    if (place.from <= from && to <= place.to) {
      return { ...place, tex: tex.trim(), isDisplay: display !== undefined };
    }
  }
  const selected = state.doc.textBetween(from, to, ' ');
  return { from, to, tex: selected, isDisplay: false };
}
