import { ActionIcon } from '@mantine/core';
import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { IconGripVertical } from '@tabler/icons-react';
import classes from './DragHandle.module.css';

interface DragHandleProps {
  handle: DraggableProvidedDragHandleProps | null;
  /** What it moves. */
  label: string;
}

export function DragHandle({ handle, label }: DragHandleProps) {
  return (
    <ActionIcon
      {...handle}
      variant="subtle"
      color="gray"
      size="lg"
      className={classes.handle}
      aria-label={label}
    >
      <IconGripVertical size={18} />
    </ActionIcon>
  );
}
