import { mergeAttributes, Node } from '@tiptap/core';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { AudioView } from './AudioView.tsx';
import type { MediaUploads } from './media-uploads.ts';

/** Audio between blocks, or the placeholder of its upload, as for images (image-node.ts). */
export const createAudioNode = (uploads: MediaUploads) =>
  Node.create({
    name: 'audio',
    group: 'block',
    draggable: true,

    addAttributes: () => ({
      src: { default: null },
      title: { default: null },
      upload: {
        default: null,
        parseHTML: (element: HTMLElement) => element.dataset['upload'] ?? null,
        renderHTML: () => ({}),
      },
    }),

    parseHTML: () => [{ tag: 'audio[src]' }, { tag: 'audio[data-upload]' }],

    renderHTML({ node, HTMLAttributes }) {
      const id: unknown = node.attrs['upload'];
      const upload = typeof id === 'string' ? uploads.get(id) : undefined;
      const place = {
        ...(upload?.status === 'sending' && { 'data-upload': id }),
        ...(upload?.status === 'stored' && { src: upload.medium.url }),
      };
      return ['audio', mergeAttributes(place, HTMLAttributes, place, { controls: '' })];
    },

    addNodeView: () =>
      ReactNodeViewRenderer(AudioView, {
        // Player, field and buttons have keys of their own, which would replace the selected audio.
        stopEvent: ({ event }) =>
          event.target instanceof Element && event.target.closest('audio, input, button') !== null,
      }),
  });
