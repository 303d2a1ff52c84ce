import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createImageNodes } from './image-node.ts';
import { createMediaUploads, type MediaSender, type StoredMedium } from './media-uploads.ts';
import { insertMedia } from './insert-media.ts';

const stored: StoredMedium = { url: '/files/ab-640.webp', width: 640, height: 360 };
const written = '<img src="/files/ab-640.webp" width="640" height="360">';
const photo = new File(['abc'], 'gato.png', { type: 'image/png' });

/** An editor whose uploads end by calling `arrive`. */
function write(content = '<p>Oi</p>') {
  let arrive = (_hasArrived: boolean) => {};
  const sender: MediaSender = {
    problem: ({ name }) => (name.endsWith('.bmp') ? 'não é aceita' : undefined),
    upload: (_file, { onStored }) =>
      new Promise((resolve) => {
        arrive = (hasArrived) => {
          if (hasArrived) onStored(stored);
          resolve(hasArrived);
        };
      }),
  };
  const uploads = createMediaUploads(sender);
  const editor = new Editor({
    extensions: [StarterKit.configure({ trailingNode: false }), ...createImageNodes(uploads)],
    content,
  });
  editor.commands.focus('end');
  onTestFinished(() => editor.destroy());
  const send = (file: File) => (uploads.problem(file) ? undefined : uploads.start(file));
  return {
    editor,
    insert: (...files: File[]) => insertMedia(editor, files, { send }),
    arrive: (hasArrived: boolean) => arrive(hasArrived),
  };
}

describe('an image in the editor', () => {
  it('is a placeholder until the upload is stored, then has its address', () => {
    const { editor, insert, arrive } = write();
    insert(photo);
    expect(editor.getHTML()).toMatch(/^<p>Oi<\/p><img data-upload="[\w-]+">/);

    arrive(true);
    expect(editor.getHTML()).toContain(`<p>Oi</p>${written}`);
  });

  it('gets its address also after an undo and redo during the upload', () => {
    const { editor, insert, arrive } = write();
    insert(photo);
    editor.commands.undo();
    arrive(true);
    expect(editor.getHTML()).toBe('<p>Oi</p>');

    editor.commands.redo();
    expect(editor.getHTML()).toContain(written);
  });

  it('has no address when the upload failed', async () => {
    const { editor, insert, arrive } = write();
    insert(photo);
    arrive(false);
    await vi.waitFor(() => expect(editor.getHTML()).toContain('<p>Oi</p><img>'));
  });

  it.each(['alt="Um gato" ', 'alt="2026" ', 'alt="" ', ''])(
    'stays as it was written: %s',
    (alt) => {
      const html = `<p>Oi</p><img src="/files/ab-640.webp" ${alt}width="640" height="360">`;
      expect(write(html).editor.getHTML()).toBe(html);
    },
  );
});

it('reports the refused files', () => {
  const { editor, insert } = write();
  const bitmap = new File([''], 'velha.bmp');
  expect(insert(bitmap, photo)).toEqual([bitmap]);
  expect(editor.getHTML().match(/<img/g)).toHaveLength(1);
});
