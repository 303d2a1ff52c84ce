import { Button } from '@mantine/core';
import { NodeViewWrapper, useEditorState, type ReactNodeViewProps } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import classes from './ImageView.module.css';
import { hasTranscript, writeTranscript } from './transcript.ts';
import { UploadState } from './UploadState.tsx';
import { useMedium } from './use-medium.ts';

/** Audio in the editor with its title, which it asks for when inserted, and the way to its transcript. */
export function AudioView(props: ReactNodeViewProps) {
  const { editor, getPos, selected } = props;
  const { url, title, upload, uploadId, set, goOn, remove } = useMedium(props);
  const words = useRef<HTMLInputElement>(null);
  const isWritten = useEditorState({
    editor,
    selector: () => hasTranscript(editor, getPos()),
  });

  useEffect(() => {
    // Only newly inserted audio asks, not that of an opened text.
    if (uploadId && !words.current?.value) words.current?.focus();
  }, [uploadId]);

  return (
    <NodeViewWrapper
      as="figure"
      className={classes.figure}
      data-selected={selected || undefined}
      data-drag-handle=""
    >
      {url ? (
        <div className={classes.player} contentEditable={false}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its transcript is a part of the text */}
          <audio src={url} controls preload="metadata" aria-label={title ?? 'Áudio'} />
        </div>
      ) : (
        <UploadState upload={upload} />
      )}
      <div className={classes.words} contentEditable={false}>
        <label>
          Título do áudio
          <input
            ref={words}
            // A drawer around the editor stays open when Esc leaves the field.
            data-mantine-stop-propagation
            value={title ?? ''}
            maxLength={200}
            placeholder="Áudio"
            onChange={({ currentTarget }) => set('title', currentTarget.value || null)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              event.preventDefault();
              goOn();
            }}
          />
        </label>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => writeTranscript(editor, getPos())}
        >
          {isWritten ? 'Ir à transcrição' : 'Escrever transcrição'}
        </Button>
        <Button variant="subtle" color="red" size="compact-sm" onClick={remove}>
          Remover áudio
        </Button>
      </div>
    </NodeViewWrapper>
  );
}
