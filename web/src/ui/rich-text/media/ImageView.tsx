import { isUndescribed } from '@sabia/domain/rich-text.ts';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import classes from './ImageView.module.css';
import { ImageWords } from './ImageWords.tsx';
import { UploadState } from './UploadState.tsx';
import { useMedium } from './use-medium.ts';

/** An image in the editor with its alternative text, which it asks for when inserted; empty for a decorative image. */
export function ImageView(props: ReactNodeViewProps) {
  const { url, alt, upload, uploadId, set, goOn, remove } = useMedium(props);
  const words = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Only a newly inserted image asks, not those of an opened text.
    if (uploadId && !words.current?.value) words.current?.focus();
  }, [uploadId]);

  return (
    <NodeViewWrapper
      as="figure"
      className={classes.figure}
      data-selected={props.selected || undefined}
      data-undescribed={isUndescribed(alt) || undefined}
    >
      {url ? (
        <img src={url} alt={alt ?? ''} className={classes.image} data-drag-handle="" />
      ) : (
        <UploadState upload={upload} />
      )}
      <ImageWords
        alt={alt}
        input={words}
        onChange={(text) => set('alt', text)}
        onDone={goOn}
        onRemove={remove}
      />
    </NodeViewWrapper>
  );
}
