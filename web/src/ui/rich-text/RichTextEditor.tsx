import { Input } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { Placeholder } from '@tiptap/extensions';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { count } from '../plural.ts';
import spoken from '../Spoken.module.css';
import { createImageNode } from './image-node.ts';
import { createImageUploads, type ImageSender } from './image-uploads.ts';
import { insertImages } from './insert-images.ts';
import { replacePastedImages } from './pasted-images.ts';
import text from './RichText.module.css';
import classes from './RichTextEditor.module.css';
import { Toolbar } from './Toolbar.tsx';

export interface RichTextEditorProps {
  label: string;
  withAsterisk?: boolean;
  description?: ReactNode;
  placeholder?: string;
  error?: ReactNode;
  /** HTML to begin with; what follows is told by `onChange`, '' when nothing is left. */
  value: string;
  onChange: (html: string) => void;
  images: ImageSender;
  /** One of several short texts: few controls, little room, and its name is beside it. */
  isCompact?: boolean;
  /** As soon as it is there. */
  takesFocus?: boolean;
  /** By which a form finds the field. */
  'data-path'?: string;
}

export function RichTextEditor({
  label,
  withAsterisk,
  description,
  placeholder,
  error,
  value,
  onChange,
  images,
  isCompact = false,
  takesFocus = false,
  'data-path': dataPath,
}: RichTextEditorProps) {
  const id = useId();
  const [uploads] = useState(() => createImageUploads(images));
  const opened = useRef({ value, html: '' });
  const [notice, setNotice] = useState('');

  const send = (file: File) => (uploads.problem(file) ? undefined : uploads.start(file));
  const insert = (files: readonly File[], at?: number) => {
    const refused = insertImages(editor, files, { send, at });
    setNotice(refused.map((file) => `${file.name}: ${uploads.problem(file)}`).join(' '));
  };

  // The editor writes the same text in its own way, which is no change of whoever wrote it.
  const tell = useEffectEvent((changed: Editor) => {
    const html = htmlOf(changed);
    onChange(html === opened.current.html ? opened.current.value : html);
  });

  const editor = useEditor({
    content: value,
    autofocus: takesFocus && !isInAField() && 'end',
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        link: { openOnClick: false, defaultProtocol: 'https' },
      }),
      TableKit.configure({ table: { resizable: false } }),
      Placeholder.configure({ placeholder }),
      createImageNode(uploads),
    ],
    // Its stylesheet is in our own.
    injectCSS: false,
    editorProps: {
      scrollThreshold: covered,
      scrollMargin: covered,
      attributes: {
        id,
        // As it will be read.
        class: `${text.text} ${classes.editable}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-hint ${id}-error`,
        'aria-invalid': String(Boolean(error)),
        'aria-required': String(withAsterisk === true),
        ...(dataPath ? { 'data-path': dataPath } : {}),
        // Where a drawer puts the focus as it opens.
        ...(takesFocus ? { 'data-autofocus': '' } : {}),
      },
      transformPastedHTML(html) {
        const pasted = replacePastedImages(html, { origin: window.location.origin, send });
        setNotice(pasted.dropped === 0 ? '' : leftBehind(pasted.dropped));
        return pasted.html;
      },
      handlePaste(_view, { clipboardData }) {
        const files = imagesOf(clipboardData);
        // A copied spreadsheet or text brings a picture of itself along: the words count.
        if (files.length === 0 || hasWords(clipboardData)) return false;
        insert(files);
        return true;
      },
      handleDrop(view, event, _slice, isMove) {
        const files = imagesOf(event.dataTransfer);
        if (isMove || files.length === 0) return false;
        insert(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        event.preventDefault();
        return true;
      },
    },
    onCreate: ({ editor: created }) => (opened.current.html = htmlOf(created)),
    onUpdate: ({ editor: changed }) => tell(changed),
  });

  useEffect(
    // What has arrived has an address to be saved.
    () => uploads.subscribe(() => tell(editor)),
    [uploads, editor],
  );

  return (
    <Input.Wrapper
      label={label}
      withAsterisk={withAsterisk}
      labelElement="div"
      labelProps={{ id: `${id}-label`, className: isCompact ? spoken.spoken : undefined }}
      description={description}
      descriptionProps={{ id: `${id}-hint` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
    >
      <div
        className={classes.editor}
        data-compact={isCompact || undefined}
        data-invalid={Boolean(error) || undefined}
      >
        <Toolbar
          editor={editor}
          label={isCompact ? `Formatação de ${label}` : 'Formatação'}
          isCompact={isCompact}
          onImages={insert}
        />
        <EditorContent editor={editor} />
      </div>
      <p role="status" className={classes.notice}>
        {notice}
      </p>
    </Input.Wrapper>
  );
}

/** The toolbar above and the buttons of a form below stay in sight: the cursor keeps clear of them. */
const covered = { top: 64, right: 0, bottom: 96, left: 0 };

/** Without the empty line that the editor keeps at the end to write on. */
const htmlOf = (editor: Editor) =>
  editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '');

const imagesOf = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));

/** The editor comes late: who is in another field already stays there. */
const isInAField = () => document.activeElement?.matches('input, textarea, [contenteditable=true]');

function hasWords(data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent.trim() !== '';
}

const leftBehind = (quantity: number) =>
  `${count(quantity, 'imagem não foi colada', 'imagens não foram coladas')}. Salve no seu computador e envie pelo botão Imagem.`;
