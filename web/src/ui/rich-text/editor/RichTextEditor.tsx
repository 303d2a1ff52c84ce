import { Input, VisuallyHidden } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createAudioNode } from '../media/audio-node.ts';
import { DollarOffer } from '../formulas/DollarOffer.tsx';
import { editorContent } from './editor-content.ts';
import { EditorNotice } from './EditorNotice.tsx';
import { createImageNodes } from '../media/image-node.ts';
import { createMediaUploads, type MediaSender } from '../media/media-uploads.ts';
import { insertMedia } from '../media/insert-media.ts';
import { pasteAndDrop } from './paste-and-drop.ts';
import { richTextExtensions } from './rich-text-extensions.ts';
import text from '../RichText.module.css';
import classes from './RichTextEditor.module.css';
import { Toolbar } from './Toolbar.tsx';

export interface RichTextEditorProps {
  label: string;
  withAsterisk?: boolean;
  description?: ReactNode;
  placeholder?: string;
  error?: ReactNode;
  /** The initial HTML. `onChange` reports changes, '' for an empty text. */
  value: string;
  onChange: (html: string) => void;
  media: MediaSender;
  /** True for a small editor among several: fewer controls, and its label is beside it. */
  isCompact?: boolean;
  /** Focuses the editor when it mounts. */
  takesFocus?: boolean;
  /** The field name in the form. */
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
  media,
  isCompact = false,
  takesFocus = false,
  'data-path': dataPath,
}: RichTextEditorProps) {
  const id = useId();
  const [uploads] = useState(() => createMediaUploads(media));
  const opened = useRef({ value, html: '' });
  const [notice, setNotice] = useState('');

  const send = (file: File) => (uploads.problem(file) ? undefined : uploads.start(file));
  const insert = (files: readonly File[], at?: number) => {
    const refused = insertMedia(editor, files, { send, at });
    setNotice(refused.map((file) => `${file.name}: ${uploads.problem(file)}`).join(' '));
  };

  // The editor normalizes the HTML, which is not a change by the user.
  const tell = useEffectEvent((changed: Editor) => {
    const html = htmlOf(changed);
    onChange(html === opened.current.html ? opened.current.value : html);
  });

  const editor = useEditor({
    content: editorContent(value),
    autofocus: takesFocus && !isInAField() && 'end',
    extensions: [
      ...richTextExtensions,
      Placeholder.configure({ placeholder }),
      ...createImageNodes(uploads),
      createAudioNode(uploads),
    ],
    // Our own stylesheet has its rules.
    injectCSS: false,
    editorProps: {
      scrollThreshold: covered,
      scrollMargin: covered,
      attributes: textboxAttributes(id, { error, withAsterisk, takesFocus, dataPath }),
      ...pasteAndDrop({ send, insert, tell: setNotice }),
    },
    onCreate: ({ editor: created }) => (opened.current.html = htmlOf(created)),
    onUpdate: ({ editor: changed }) => tell(changed),
  });

  useEffect(
    // A finished upload changes the HTML: it has an address now.
    () => uploads.subscribe(() => tell(editor)),
    [uploads, editor],
  );

  return (
    <Input.Wrapper
      label={label}
      withAsterisk={withAsterisk}
      labelElement="div"
      labelProps={{
        id: `${id}-label`,
        className: isCompact ? VisuallyHidden.classes.root : undefined,
      }}
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
        <div className={classes.head}>
          <Toolbar
            editor={editor}
            label={isCompact ? `Formatação de ${label}` : 'Formatação'}
            isCompact={isCompact}
            onFiles={insert}
          />
          <EditorNotice text={notice} onClose={() => setNotice('')} />
          <DollarOffer editor={editor} />
        </div>
        <EditorContent editor={editor} />
      </div>
    </Input.Wrapper>
  );
}

interface TextboxState extends Pick<RichTextEditorProps, 'error' | 'withAsterisk' | 'takesFocus'> {
  dataPath: string | undefined;
}

/** The editable element is a text field for screen readers, for forms and for drawers. */
const textboxAttributes = (
  id: string,
  { error, withAsterisk, takesFocus, dataPath }: TextboxState,
) => ({
  id,
  // The styles of the reading view.
  class: `${text.text} ${classes.editable}`,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-label`,
  'aria-describedby': `${id}-hint ${id}-error`,
  'aria-invalid': String(Boolean(error)),
  'aria-required': String(withAsterisk === true),
  ...(dataPath ? { 'data-path': dataPath } : {}),
  // A drawer moves the focus here when it opens.
  ...(takesFocus ? { 'data-autofocus': '' } : {}),
});

/** Scroll margins, because the sticky toolbar above and form buttons below would cover the cursor. */
const covered = { top: 64, right: 0, bottom: 96, left: 0 };

/** Removes the trailing empty paragraph that the editor adds. */
function htmlOf(editor: Editor) {
  if (editor.isEmpty) return '';
  let html = editor.getHTML();
  while (html.endsWith(emptyParagraph)) html = html.slice(0, -emptyParagraph.length);
  return html;
}

const emptyParagraph = '<p></p>';

/** The editor loads late, so it takes the focus only if no other field has it. */
const isInAField = () => document.activeElement?.matches('input, textarea, [contenteditable=true]');
