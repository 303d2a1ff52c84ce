import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** The position behind the audio at a position, or behind the figure around it. */
function behind({ state: { doc } }: Editor, audio: number | undefined): number | null {
  // A deleted node is asked once more.
  if (audio === undefined || audio >= doc.content.size) return null;
  if (doc.nodeAt(audio)?.type.name !== 'audio') return null;
  const place = doc.resolve(audio + 1);
  return place.parent.type.name === 'figure' ? place.after() : place.pos;
}

/** True if a details element follows the audio: its transcript (product.md V24). */
export function hasTranscript(editor: Editor, audio: number | undefined): boolean {
  const place = behind(editor, audio);
  return place !== null && editor.state.doc.nodeAt(place)?.type.name === 'details';
}

/** Moves the cursor into the transcript of the audio, and inserts an empty one before. */
export function writeTranscript(editor: Editor, audio: number | undefined): void {
  const start = behind(editor, audio);
  if (start === null) return;
  if (!hasTranscript(editor, audio)) {
    editor.commands.insertContentAt(start, {
      type: 'details',
      content: [
        { type: 'summary', content: [{ type: 'text', text: 'Transcrição' }] },
        { type: 'paragraph' },
      ],
    });
  }
  const { state, view } = editor;
  const summary = state.doc.nodeAt(start + 1)?.nodeSize ?? 0;
  const words = TextSelection.near(state.doc.resolve(start + 1 + summary));
  view.dispatch(state.tr.setSelection(words).scrollIntoView());
  view.focus();
}
