import { Draggable } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import { DragHandle } from './DragHandle.tsx';
import classes from './Reordering.module.css';
import type { KeyboardMoving } from './use-keyboard-moving.ts';

interface MovableItemProps {
  id: string;
  /** The index in its list. */
  index: number;
  moving: KeyboardMoving;
  /** The accessible name of the handle: 'Mover a questão 2'. */
  label: string;
  className?: string | undefined;
  /** Renders the content with the handle. */
  children: (handle: ReactNode) => ReactNode;
}

/** An item of a reorderable list, highlighted while it is moved by pointer or keyboard. */
export function MovableItem({
  id,
  index,
  moving,
  label,
  className = '',
  children,
}: MovableItemProps) {
  return (
    <Draggable draggableId={id} index={index} disableInteractiveElementBlocking>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <li
          ref={innerRef}
          {...draggableProps}
          className={`${classes.item} ${className}`}
          data-moving={isDragging || moving.heldId === id || undefined}
        >
          {children(
            <DragHandle drag={dragHandleProps} keyboard={moving.handleOf(id)} label={label} />,
          )}
        </li>
      )}
    </Draggable>
  );
}
