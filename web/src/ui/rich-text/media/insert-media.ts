import type { Editor } from '@tiptap/core';
import { isAudioFile } from './audio-file.ts';

/** Inserts images and audio at the cursor or at a document position; returns the refused files. */
export function insertMedia(
  editor: Editor,
  files: readonly File[],
  { send, at }: { send: (file: File) => string | undefined; at?: number },
): File[] {
  const sent = files.map((file) => ({ file, upload: send(file) }));
  const nodes = sent
    .filter(({ upload }) => upload !== undefined)
    .map(({ file, upload }) => ({
      type: isAudioFile(file) ? 'audio' : 'image',
      attrs: { upload },
    }));
  const place = at ?? editor.state.selection.to;
  // The view of the node takes the focus; a command for the editor's focus would take it away in the next frame.
  if (nodes.length > 0) editor.commands.insertContentAt(place, nodes);
  return sent.filter(({ upload }) => upload === undefined).map(({ file }) => file);
}
