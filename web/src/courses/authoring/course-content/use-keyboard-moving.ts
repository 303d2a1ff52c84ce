import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { type Order, type Step, stepContent, stepSection } from './order-moves.ts';

interface Hand {
  /** The section or the content. */
  id: string;
  /** Where it has been moved to so far; null once it was given up. */
  order: Order | null;
}

/**
 * Space picks a section or a content up, the arrows move it, from section to section too, Space puts
 * it down and Esc back. The drag library's own keyboard does not leave a section.
 */
export function useKeyboardMoving(order: Order, reorder: (order: Order) => void) {
  const [hand, setHand] = useState<Hand>();
  const held = hand?.order ?? undefined;

  useLayoutEffect(() => {
    // In another section it is another element.
    if (hand) focusHandle(hand.id);
  }, [hand]);

  function drop(): void {
    setHand(undefined);
    if (held) reorder(held);
  }

  function move(id: string, step: Step): void {
    if (!held) return;
    const isSection = held.some((section) => section.id === id);
    const next = (isSection ? stepSection : stepContent)(held, id, step);
    if (next) setHand({ id, order: next });
  }

  function actionOf(id: string, key: string): (() => void) | undefined {
    if (!held) return key === ' ' ? () => setHand({ id, order }) : undefined;
    if (key === ' ' || key === 'Enter') return drop;
    if (key === 'Escape') return () => setHand({ id, order: null });
    if (key === 'ArrowUp') return () => move(id, -1);
    return key === 'ArrowDown' ? () => move(id, 1) : undefined;
  }

  return {
    order: held ?? order,
    heldId: held && hand?.id,
    isGivenUp: hand?.order === null,
    handleOf: (id: string) => ({
      'data-handle': id,
      onBlur: drop,
      onKeyDown(event: KeyboardEvent) {
        const act = actionOf(id, event.key);
        if (!act) return;
        event.preventDefault();
        act();
      },
    }),
  };
}

/** Wherever what it moves has been moved to. */
export function focusHandle(id: string): void {
  document.querySelector<HTMLElement>(`[data-handle='${id}']`)?.focus();
}

export type KeyboardMoving = Pick<ReturnType<typeof useKeyboardMoving>, 'heldId' | 'handleOf'>;
