import type { Editor } from '@tiptap/core';

/** Inserts images at the cursor or at a document position; returns the refused files. */
export function insertImages(
  editor: Editor,
  files: readonly File[],
  { send, at }: { send: (file: File) => string | undefined; at?: number },
): File[] {
  const sent = files.map((file) => ({ file, upload: send(file) }));
  const nodes = sent
    .filter(({ upload }) => upload !== undefined)
    .map(({ upload }) => ({ type: 'image', attrs: { upload } }));
  const place = at ?? editor.state.selection.to;
  if (nodes.length > 0) editor.chain().focus().insertContentAt(place, nodes).run();
  return sent.filter(({ upload }) => upload === undefined).map(({ file }) => file);
}
