import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import type { Moving, Step, StepInOrder } from './moving.ts';

interface Hand<Order> {
  /** The id of the item that is moved. */
  id: string;
  /** The position so far; null after the move was cancelled. */
  order: Order | null;
}

/**
 * Space picks an item up, arrow keys move it, Space drops it and Esc cancels. The keyboard sensor of the
 * drag library cannot move an item to another list.
 */
export function useKeyboardMoving<Order>({
  order,
  reorder,
  step,
}: Moving<Order> & { step: StepInOrder<Order> }) {
  const [hand, setHand] = useState<Hand<Order>>();
  const held = hand?.order ?? undefined;

  useLayoutEffect(() => {
    // The item is a new element in another list.
    if (hand) focusHandle(hand.id);
  }, [hand]);

  function drop(): void {
    setHand(undefined);
    if (held !== undefined) reorder(held);
  }

  function move(id: string, by: Step): void {
    const next = held === undefined ? null : step(held, id, by);
    if (next !== null) setHand({ id, order: next });
  }

  function actionOf(id: string, key: string): (() => void) | undefined {
    if (held === undefined) return key === ' ' ? () => setHand({ id, order }) : undefined;
    if (key === ' ' || key === 'Enter') return drop;
    if (key === 'Escape') return () => setHand({ id, order: null });
    if (key === 'ArrowUp') return () => move(id, -1);
    return key === 'ArrowDown' ? () => move(id, 1) : undefined;
  }

  return {
    order: held ?? order,
    heldId: held === undefined ? undefined : hand?.id,
    isGivenUp: hand?.order === null,
    handleOf: (id: string) => ({
      'data-handle': id,
      onBlur: drop,
      onKeyDown(event: KeyboardEvent) {
        const act = actionOf(id, event.key);
        if (!act) return;
        event.preventDefault();
        // In a drawer, Esc cancels the move and does not close the drawer.
        event.stopPropagation();
        act();
      },
    }),
  };
}

/** Focuses the handle of the moved item, in its current list, and shows it. */
export function focusHandle(id: string): void {
  const handle = document.querySelector<HTMLElement>(`[data-handle='${id}']`);
  handle?.focus();
  // An item that keeps the focus while it moves is not scrolled to by focus().
  handle?.scrollIntoView({ block: 'nearest' });
}

export type KeyboardMoving = Pick<
  ReturnType<typeof useKeyboardMoving>,
  'heldId' | 'isGivenUp' | 'handleOf'
>;
