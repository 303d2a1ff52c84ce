import { mergeAttributes, Node, type NodeConfig } from '@tiptap/core';
import { ReactNodeViewRenderer, type ReactNodeViewProps } from '@tiptap/react';
import type { ComponentType } from 'react';
import type { MediaUploads } from './media-uploads.ts';
import { ImageView } from './ImageView.tsx';
import { InlineImageView } from './InlineImageView.tsx';
import { isInLine } from '../editor/is-in-line.ts';

declare module '@tiptap/core' {
  interface Storage {
    image: { uploads: MediaUploads };
  }
}

/** An image between blocks, and an image in the line of a text. */
export const createImageNodes = (uploads: MediaUploads) => [
  imageNode(uploads, { name: 'image', group: 'block' }, ImageView),
  imageNode(uploads, { name: 'inlineImage', group: 'inline', inline: true }, InlineImageView),
];

/**
 * An image, or the placeholder of an upload: `upload` is its id, and the address is set everywhere in
 * the document when the upload has been stored.
 */
function imageNode(
  uploads: MediaUploads,
  kind: NodeConfig & { inline?: boolean },
  View: ComponentType<ReactNodeViewProps>,
) {
  const isKind = (image: HTMLElement) => isInLine(image) === Boolean(kind.inline) && null;
  return Node.create({
    ...kind,
    draggable: true,

    addStorage: () => ({ uploads }),

    addAttributes: () => ({
      src: { default: null },
      // '' marks a decorative image; null means that no alternative text was given yet.
      alt: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('alt') },
      title: { default: null },
      width: { default: null },
      height: { default: null },
      upload: {
        default: null,
        parseHTML: (element: HTMLElement) => element.dataset['upload'] ?? null,
        renderHTML: () => ({}),
      },
    }),

    parseHTML: () => [
      { tag: 'img[src]', getAttrs: isKind },
      { tag: 'img[data-upload]', getAttrs: isKind },
    ],

    renderHTML({ node, HTMLAttributes }) {
      const id: unknown = node.attrs['upload'];
      const upload = typeof id === 'string' ? uploads.get(id) : undefined;
      if (upload?.status === 'sending')
        return ['img', mergeAttributes(HTMLAttributes, { 'data-upload': id })];
      if (upload?.status !== 'stored') return ['img', HTMLAttributes];
      const { url, width, height } = upload.medium;
      return ['img', mergeAttributes(HTMLAttributes, { src: url, width, height })];
    },

    addNodeView: () => ReactNodeViewRenderer(View),
  });
}
