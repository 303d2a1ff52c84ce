import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { isUndescribed } from '@sabia/domain/rich-text.ts';
import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { ProgressBar } from '../ProgressBar.tsx';
import type { ImageUpload } from './image-uploads.ts';
import classes from './ImageView.module.css';

/** An image in the editor with its alternative text, which it asks for when inserted; empty for a decorative image. */
export function ImageView({
  node,
  editor,
  selected,
  updateAttributes,
  deleteNode,
  getPos,
}: ReactNodeViewProps) {
  const { src, alt, upload: uploadId } = attributesOf(node);
  const { uploads } = editor.storage.image;
  const upload = useSyncExternalStore(uploads.subscribe, () =>
    uploadId ? uploads.get(uploadId) : undefined,
  );
  const url = upload?.status === 'stored' ? upload.image.url : src;
  const isDecoration = alt === '';
  const hint = useId();
  const words = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Only a newly inserted image asks, not those of an opened text.
    if (uploadId && !words.current?.value) words.current?.focus();
  }, [uploadId]);

  function remove(): void {
    if (upload?.status === 'sending') upload.cancel();
    deleteNode();
    editor.commands.focus();
  }

  return (
    <NodeViewWrapper
      as="figure"
      className={classes.figure}
      data-selected={selected || undefined}
      data-undescribed={isUndescribed(alt) || undefined}
    >
      {url ? (
        <img src={url} alt={alt ?? ''} className={classes.image} data-drag-handle="" />
      ) : (
        <UploadState upload={upload} />
      )}
      <div className={classes.words} contentEditable={false}>
        <label>
          Texto alternativo
          <input
            ref={words}
            value={alt ?? ''}
            disabled={isDecoration}
            aria-describedby={hint}
            aria-invalid={isUndescribed(alt)}
            onChange={({ currentTarget }) => updateAttributes({ alt: currentTarget.value || null })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              goOnAfter(editor, (getPos() ?? 0) + node.nodeSize);
            }}
          />
        </label>
        <span id={hint} className={classes.hint}>
          {isDecoration ? 'Quem não a vê não perde nada.' : 'O que ela mostra, para quem não a vê.'}
        </span>
        <label className={classes.decoration}>
          <input
            type="checkbox"
            checked={isDecoration}
            onChange={({ currentTarget }) =>
              updateAttributes({ alt: currentTarget.checked ? '' : null })
            }
          />
          Imagem decorativa
        </label>
        <Button variant="subtle" color="red" size="compact-sm" onClick={remove}>
          Remover imagem
        </Button>
      </div>
    </NodeViewWrapper>
  );
}

/** Moves the cursor to the next text position. */
function goOnAfter(editor: Editor, position: number): void {
  const { state, view } = editor;
  view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(position))));
  view.focus();
}

function UploadState({ upload }: { upload: ImageUpload | undefined }) {
  return (
    <div className={classes.place} contentEditable={false}>
      {upload?.status === 'sending' && (
        <>
          <ProgressBar
            label={`Envio de ${upload.fileName}`}
            value={upload.percentage}
            max={100}
            text={formatPercentage(upload.percentage)}
          />
          <Button variant="default" size="compact-sm" onClick={upload.cancel}>
            Cancelar envio
          </Button>
        </>
      )}
      {upload?.status === 'failed' && (
        <>
          <p role="alert">{upload.fileName} não foi enviada.</p>
          <Button variant="default" size="compact-sm" onClick={upload.retry}>
            Tentar de novo
          </Button>
        </>
      )}
    </div>
  );
}

function attributesOf({ attrs }: ReactNodeViewProps['node']) {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { src: text(attrs['src']), alt: text(attrs['alt']), upload: text(attrs['upload']) };
}
