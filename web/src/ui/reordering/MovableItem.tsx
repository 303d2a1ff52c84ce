import { Draggable } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import { DragHandle } from './DragHandle.tsx';
import classes from './MovableItem.module.css';
import type { KeyboardMoving } from './use-keyboard-moving.ts';

interface MovableItemProps {
  id: string;
  /** Where it is shown in its list. */
  index: number;
  moving: KeyboardMoving;
  /** What its handle moves: 'Mover a questão 2'. */
  label: string;
  className: string | undefined;
  /** What it shows, with the handle in its place. */
  children: (handle: ReactNode) => ReactNode;
}

/** One thing of a list that is put in order; while it is held, by pointer or keyboard, it stands out. */
export function MovableItem({ id, index, moving, label, className, children }: MovableItemProps) {
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
