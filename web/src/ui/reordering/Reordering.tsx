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
  /** What the keyboard holds. */
  moving: KeyboardMoving;
  /** Where it is, in words: 'seção 2 de 3'. */
  placeOf: (id: string) => string;
  /** A pointer has put something down. */
  onDrop: (id: string, to: { list: string; index: number }, type: string) => void;
  children: ReactNode;
}

/** The keyboard is our own: see use-keyboard-moving.ts. */
const pointers = [useMouseSensor, useTouchSensor];

/** How to move by the keyboard, for who hears the screen. */
const instructions =
  'Aperte espaço para pegar. Depois, use as setas para mover, espaço para soltar ou Esc para desistir.';

/** Around what is put in order by mouse, touch and keyboard. */
export function Reordering({ moving, placeOf, onDrop, children }: ReorderingProps) {
  function drop({ type, draggableId, destination }: DropResult): void {
    if (!destination) return;
    onDrop(draggableId, { list: destination.droppableId, index: destination.index }, type);
  }

  return (
    <DragDropContext
      enableDefaultSensors={false}
      sensors={pointers}
      dragHandleUsageInstructions={instructions}
      // The library speaks English; what a pointer does is seen.
      onDragStart={(_start, { announce }) => announce('')}
      onDragUpdate={(_update, { announce }) => announce('')}
      onDragEnd={(result, { announce }) => {
        announce('');
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
