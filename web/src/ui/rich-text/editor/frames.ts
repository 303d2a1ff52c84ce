import type { Editor, JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

/** Inserts a definition list or a details element in place of an empty paragraph, with the cursor in its first text. */
export function insertFrame(editor: Editor, content: JSONContent): void {
  const { $from } = editor.state.selection;
  const isEmptyParagraph = $from.parent.isTextblock && $from.parent.content.size === 0;
  const from = isEmptyParagraph ? $from.before() : $from.after(1);
  const to = isEmptyParagraph ? $from.after() : from;
  editor
    .chain()
    .insertContentAt({ from, to }, content)
    .setTextSelection(from + 2)
    .focus()
    .scrollIntoView()
    .run();
}

/** Replaces the frame around the cursor by its blocks. */
export function removeFrame(editor: Editor, name: string): void {
  const found = ancestor(editor, name);
  const paragraph = editor.schema.nodes['paragraph'];
  if (!found || !paragraph) return;
  const blocks: Node[] = [];
  found.node.forEach((child) => {
    if (child.type.isInGroup('block')) blocks.push(child);
    else if (child.isTextblock) blocks.push(paragraph.create(null, child.content));
    else child.forEach((inside) => void blocks.push(inside));
  });
  const { tr } = editor.state;
  tr.replaceWith(found.position, found.position + found.node.nodeSize, blocks);
  tr.setSelection(TextSelection.near(tr.doc.resolve(found.position + 1)));
  editor.view.dispatch(tr.scrollIntoView());
  editor.commands.focus();
}

/** The table around the cursor or the selected image, which can get a caption. */
function captionable(editor: Editor) {
  const { selection } = editor.state;
  if (selection instanceof NodeSelection && selection.node.type.name === 'image') {
    return { node: selection.node, position: selection.from };
  }
  return ancestor(editor, 'table');
}

export const canAddCaption = (editor: Editor): boolean =>
  editor.isActive('figure') || captionable(editor) !== null;

/** Adds a caption above a table or below an image, with the cursor in it. */
export function addCaption(editor: Editor): void {
  const found = captionable(editor);
  const { figure, figcaption } = editor.schema.nodes;
  if (!found || !figure || !figcaption) return;
  const { node, position } = found;
  const isAbove = node.type.name === 'table';
  const caption = figcaption.create();
  const { tr } = editor.state;
  const content = isAbove ? [caption, node] : [node, caption];
  tr.replaceWith(position, position + node.nodeSize, figure.create(null, content));
  const inCaption = isAbove ? position + 2 : position + 2 + node.nodeSize;
  tr.setSelection(TextSelection.create(tr.doc, inCaption));
  editor.view.dispatch(tr.scrollIntoView());
  editor.commands.focus();
}

function ancestor({ state }: Editor, name: string): { node: Node; position: number } | null {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === name) return { node, position: $from.before(depth) };
  }
  return null;
}
