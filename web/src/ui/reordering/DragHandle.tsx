import { ActionIcon } from '@mantine/core';
import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { IconGripVertical } from '@tabler/icons-react';
import classes from './Reordering.module.css';
import type { KeyboardMoving } from './use-keyboard-moving.ts';

interface DragHandleProps {
  /** Props of the drag library for pointers. */
  drag: DraggableProvidedDragHandleProps | null;
  /** Props of `useKeyboardMoving`. */
  keyboard: ReturnType<KeyboardMoving['handleOf']>;
  /** The accessible name. */
  label: string;
}

export function DragHandle({ drag, keyboard, label }: DragHandleProps) {
  return (
    <ActionIcon
      {...drag}
      {...keyboard}
      variant="subtle"
      color="gray"
      size="lg"
      className={classes.handle}
      aria-label={label}
    >
      <IconGripVertical size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
