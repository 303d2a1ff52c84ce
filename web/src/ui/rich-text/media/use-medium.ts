import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import type { ReactNodeViewProps } from '@tiptap/react';
import { useSyncExternalStore } from 'react';

/** The attributes of an image or audio in the editor, its upload, and what its view does. */
export function useMedium({ node, editor, deleteNode, getPos }: ReactNodeViewProps) {
  const { src, upload: uploadId, ...attributes } = attributesOf(node);
  const { uploads } = editor.storage.image;
  const upload = useSyncExternalStore(uploads.subscribe, () =>
    uploadId ? uploads.get(uploadId) : undefined,
  );
  return {
    ...attributes,
    url: upload?.status === 'stored' ? upload.medium.url : src,
    uploadId,
    upload,
    set(attribute: 'alt' | 'title', words: string | null): void {
      const position = getPos();
      if (position === undefined) return;
      // TipTap's `updateAttributes` replaces the node, which ends its selection.
      editor.view.dispatch(editor.state.tr.setNodeAttribute(position, attribute, words));
    },
    goOn: () => goOnAfter(editor, (getPos() ?? 0) + node.nodeSize),
    remove(): void {
      if (upload?.status === 'sending') upload.cancel();
      deleteNode();
      editor.commands.focus();
    },
  };
}

/** Moves the cursor to the next text position. */
function goOnAfter(editor: Editor, position: number): void {
  const { state, view } = editor;
  view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(position))));
  view.focus();
}

function attributesOf({ attrs }: ReactNodeViewProps['node']) {
  const text = (name: string): string | null => {
    const value: unknown = attrs[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    src: text('src'),
    alt: text('alt'),
    title: text('title'),
    width: text('width'),
    upload: text('upload'),
  };
}
