import { mergeAttributes, Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import type { ImageUploads } from './image-uploads.ts';
import { ImageView } from './ImageView.tsx';

declare module '@tiptap/core' {
  interface Storage {
    image: { uploads: ImageUploads };
  }
}

/**
 * An image, or the placeholder of an upload: `upload` is its id, and the address is set everywhere in
 * the document when the upload has been stored.
 */
export const createImageNode = (uploads: ImageUploads) =>
  Node.create({
    name: 'image',
    group: 'block',
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

    parseHTML: () => [{ tag: 'img[src]' }, { tag: 'img[data-upload]' }],

    renderHTML({ node, HTMLAttributes }) {
      const id: unknown = node.attrs['upload'];
      const upload = typeof id === 'string' ? uploads.get(id) : undefined;
      if (upload?.status === 'sending')
        return ['img', mergeAttributes(HTMLAttributes, { 'data-upload': id })];
      if (upload?.status !== 'stored') return ['img', HTMLAttributes];
      const { url, width, height } = upload.image;
      return ['img', mergeAttributes(HTMLAttributes, { src: url, width, height })];
    },

    addNodeView: () => ReactNodeViewRenderer(ImageView),
  });
