import { ActionIcon, Button, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { SavedComment } from '@sabia/domain/essays/saved-comments.contract.ts';
import { IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { DividedList } from '../../ui/primitives/DividedList.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import { useSavedComments } from './saved-comments.api.ts';
import classes from './EssayRoom.module.css';

interface SavedCommentsProps {
  /** Those that fit the comment that is written. */
  comments: readonly SavedComment[];
  /** The number of the comment that is written. */
  number: number;
  onUse: (comment: SavedComment) => void;
}

/** The saved comments that a comment may use, folded until they are asked for. */
export function SavedComments({ comments, number, onUse }: SavedCommentsProps) {
  const [isOpen, setOpen] = useState(false);
  const [removed, setRemoved] = useState<SavedComment>();
  const { save, remove } = useSavedComments();
  const folded = useRef<HTMLElement>(null);
  if (comments.length === 0 && !removed) return null;
  return (
    <details
      className={classes.saved}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={folded}>
        Usar um guardado<VisuallyHidden>{` no comentário ${number}`}</VisuallyHidden>
      </summary>
      <Stack gap={8}>
        {removed && (
          <Row>
            <Muted as="span" size={14}>
              Excluído dos guardados.
            </Muted>
            <Button
              variant="subtle"
              onClick={() => {
                setRemoved(undefined);
                save(removed).catch(showFailure);
              }}
            >
              Desfazer
            </Button>
          </Row>
        )}
        <DividedList>
          {comments.map((comment) => (
            <li key={comment.id}>
              <UnstyledButton
                className={classes.savedText}
                onClick={() => {
                  setOpen(false);
                  onUse(comment);
                }}
              >
                {comment.text}
              </UnstyledButton>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={40}
                aria-label={`Excluir dos guardados: ${comment.text.slice(0, 40)}`}
                onClick={() => {
                  // The button disappears with its comment.
                  folded.current?.focus();
                  void remove(comment).then(() => setRemoved(comment), showFailure);
                }}
              >
                <IconTrash size={18} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </DividedList>
      </Stack>
    </details>
  );
}
