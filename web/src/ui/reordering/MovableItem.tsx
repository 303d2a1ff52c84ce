import { Draggable, type DraggableProvided, type DraggableStateSnapshot } from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import { DragHandle } from './DragHandle.tsx';
import classes from './Reordering.module.css';
import type { KeyboardMoving } from './use-keyboard-moving.ts';
import type { Placement } from './use-virtual-list.ts';

interface MovableItemProps {
  id: string;
  /** The index in its list. */
  index: number;
  moving: KeyboardMoving;
  /** The accessible name of the handle: 'Mover a questão 2'. */
  label: string;
  className?: string | undefined;
  /** False in a part of the list: the item has no handle. */
  isMovable?: boolean | undefined;
  /** The place in a virtual list, of so many items. */
  placement?: (Placement & { of: number }) | undefined;
  /** In place of the item while it is dragged; only in a virtual list. */
  clone?: { provided: DraggableProvided; snapshot: DraggableStateSnapshot } | undefined;
  /** Renders the content with the handle, if there is one. */
  children: (handle: ReactNode) => ReactNode;
}

/** An item of a reorderable list, highlighted while it is moved by pointer or keyboard. */
export function MovableItem({
  id,
  index,
  moving,
  label,
  className = '',
  isMovable = true,
  placement,
  clone,
  children,
}: MovableItemProps) {
  const item = (
    { innerRef, draggableProps, dragHandleProps }: DraggableProvided,
    { isDragging }: DraggableStateSnapshot,
  ) => (
    <li
      ref={(element) => {
        innerRef(element);
        placement?.measure(element);
      }}
      {...draggableProps}
      {...(placement && {
        'data-index': index,
        'aria-setsize': placement.of,
        'aria-posinset': index + 1,
        style: {
          ...draggableProps.style,
          position: 'absolute',
          insetInline: 0,
          top: placement.top,
        },
      })}
      className={`${classes.item} ${className}`}
      data-moving={isDragging || moving.heldId === id || undefined}
    >
      {children(
        isMovable && (
          <DragHandle drag={dragHandleProps} keyboard={moving.handleOf(id)} label={label} />
        ),
      )}
    </li>
  );
  if (clone) return item(clone.provided, clone.snapshot);
  return (
    <Draggable
      draggableId={id}
      index={index}
      isDragDisabled={!isMovable}
      disableInteractiveElementBlocking
    >
      {item}
    </Draggable>
  );
}
