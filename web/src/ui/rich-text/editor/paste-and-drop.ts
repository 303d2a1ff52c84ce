import type { EditorOptions } from '@tiptap/core';
import { isAudioFile } from '../media/audio-file.ts';
import { withOneLineFormulas } from '../formulas/one-line-formulas.ts';
import { pasteProblems } from '../paste/paste-problems.ts';
import { restorePastedFormulas } from '../formulas/pasted-formulas.ts';
import { convertPastedHtml } from '../paste/pasted-html.ts';
import { replacePastedImages } from '../paste/pasted-images.ts';

interface PasteAndDropOptions {
  /** Uploads a file; undefined: it is refused. */
  send: (file: File) => string | undefined;
  /** Inserts images and audio at the cursor or at a document position. */
  insert: (files: readonly File[], at?: number) => void;
  /** Shows the losses of pasted HTML; '': none. */
  tell: (notice: string) => void;
}

/** The editor's props for pasted HTML, pasted text, and pasted or dropped files. */
export const pasteAndDrop = ({
  send,
  insert,
  tell,
}: PasteAndDropOptions): EditorOptions['editorProps'] => ({
  transformPastedHTML(html) {
    const formulas = restorePastedFormulas(html);
    const { origin } = window.location;
    const images = replacePastedImages(formulas.html, { origin, send });
    const { html: kept, losses } = convertPastedHtml(images.html);
    tell([...pasteProblems(formulas.unread, images.dropped), ...losses].join(' '));
    return kept;
  },
  transformPastedText: withOneLineFormulas,
  handlePaste(_view, { clipboardData }) {
    const files = mediaOf(clipboardData);
    // The clipboard of a spreadsheet or word processor has text and a picture of it: prefer the text.
    if (files.length === 0 || hasWords(clipboardData)) return false;
    insert(files);
    return true;
  },
  handleDrop(view, event, _slice, isMove) {
    const files = mediaOf(event.dataTransfer);
    if (isMove || files.length === 0) return false;
    insert(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
    event.preventDefault();
    return true;
  },
});

const mediaOf = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/') || isAudioFile(file));

function hasWords(data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.trim() !== '';
}
