import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import type { Moving, Step, StepInOrder } from './moving.ts';

interface Hand<Order> {
  /** What it holds. */
  id: string;
  /** Where it has been moved to so far; null once it was given up. */
  order: Order | null;
}

/**
 * Space picks a thing up, the arrows move it, Space puts it down and Esc back. The drag library's own
 * keyboard does not leave the list that a thing is in.
 */
export function useKeyboardMoving<Order>({
  order,
  reorder,
  step,
}: Moving<Order> & { step: StepInOrder<Order> }) {
  const [hand, setHand] = useState<Hand<Order>>();
  const held = hand?.order ?? undefined;

  useLayoutEffect(() => {
    // In another list it is another element.
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
        // In a drawer, Esc gives up the move and not the drawer.
        event.stopPropagation();
        act();
      },
    }),
  };
}

/** Wherever what it moves has been moved to. */
export function focusHandle(id: string): void {
  document.querySelector<HTMLElement>(`[data-handle='${id}']`)?.focus();
}

export type KeyboardMoving = Pick<
  ReturnType<typeof useKeyboardMoving>,
  'heldId' | 'isGivenUp' | 'handleOf'
>;
