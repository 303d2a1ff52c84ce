import { VisuallyHidden } from '@mantine/core';
import {
  DragDropContext,
  type DropResult,
  useMouseSensor,
  useTouchSensor,
} from '@hello-pangea/dnd';
import type { ReactNode } from 'react';
import type { KeyboardMoving } from './use-keyboard-moving.ts';

interface ReorderingProps {
  /** The item that is moved by keyboard. */
  moving: KeyboardMoving;
  /** The position in words: 'seção 2 de 3'. */
  placeOf: (id: string) => string;
  /** Called when an item was dropped. */
  onDrop: (id: string, to: { list: string; index: number }, type: string) => void;
  /** Called before a drag, which may still change the rendered items, and after it. */
  onGrab?: () => void;
  onRelease?: () => void;
  children: ReactNode;
}

/** The sensors of the drag library without its keyboard sensor: see use-keyboard-moving.ts. */
const pointers = [useMouseSensor, useTouchSensor];

/** Keyboard instructions for screen readers. */
const instructions =
  'Aperte espaço para pegar. Depois, use as setas para mover, espaço para soltar ou Esc para desistir.';

const doNothing = () => {};

/** The context of items that are reordered by mouse, touch and keyboard. */
export function Reordering({
  moving,
  placeOf,
  onDrop,
  onGrab = doNothing,
  onRelease,
  children,
}: ReorderingProps) {
  function drop({ type, draggableId, destination }: DropResult): void {
    if (!destination) return;
    onDrop(draggableId, { list: destination.droppableId, index: destination.index }, type);
  }

  return (
    <DragDropContext
      enableDefaultSensors={false}
      sensors={pointers}
      dragHandleUsageInstructions={instructions}
      // The announcements of the library are in English, and dragging with a pointer is visible.
      onBeforeCapture={onGrab}
      onDragStart={(_start, { announce }) => announce('')}
      onDragUpdate={(_update, { announce }) => announce('')}
      onDragEnd={(result, { announce }) => {
        announce('');
        onRelease?.();
        drop(result);
      }}
    >
      <VisuallyHidden role="status">
        {moving.heldId && `Agora: ${placeOf(moving.heldId)}.`}
        {moving.isGivenUp && 'Movimento desfeito.'}
      </VisuallyHidden>
      {children}
    </DragDropContext>
  );
}
