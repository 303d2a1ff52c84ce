import { isUndescribed } from '@sabia/domain/rich-text.ts';
import { Popover } from '@mantine/core';
import { NodeSelection } from '@tiptap/pm/state';
import { NodeViewWrapper, useEditorState, type ReactNodeViewProps } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import classes from './ImageView.module.css';
import { ImageWords } from './ImageWords.tsx';
import { UploadState } from './UploadState.tsx';
import { useMedium } from './use-medium.ts';

/** An image in a line of the editor. Its alternative text is shown while it is selected; the Enter key leads to it. */
export function InlineImageView(props: ReactNodeViewProps) {
  const { editor, getPos } = props;
  const { url, alt, width, upload, set, goOn, remove } = useMedium(props);
  const words = useRef<HTMLInputElement>(null);
  const isChosen = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      state.selection instanceof NodeSelection && state.selection.from === getPos(),
  });

  useEffect(() => {
    if (!isChosen) return;
    const { dom } = editor.view;
    const describeByEnter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.target !== dom) return;
      // Before the editor, which would split the paragraph.
      event.preventDefault();
      words.current?.focus();
    };
    dom.addEventListener('keydown', describeByEnter, true);
    return () => dom.removeEventListener('keydown', describeByEnter, true);
  }, [editor, isChosen]);

  return (
    <NodeViewWrapper as="span">
      <Popover
        opened={isChosen}
        closeOnEscape={false}
        closeOnClickOutside={false}
        position="bottom"
        width="min(420px, 90vw)"
      >
        <Popover.Target>
          <span
            className={classes.inline}
            data-selected={props.selected || undefined}
            data-undescribed={isUndescribed(alt) || undefined}
          >
            {url ? (
              <img src={url} alt={alt ?? ''} width={width ?? undefined} data-drag-handle="" />
            ) : (
              (upload?.fileName ?? 'Imagem')
            )}
          </span>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label="Imagem na linha">
          {!url && <UploadState upload={upload} />}
          <ImageWords
            alt={alt}
            input={words}
            onChange={(text) => set('alt', text)}
            onDone={goOn}
            onRemove={remove}
          />
        </Popover.Dropdown>
      </Popover>
    </NodeViewWrapper>
  );
}
