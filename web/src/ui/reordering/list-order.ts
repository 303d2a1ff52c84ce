import type { Step } from './moving.ts';

/** The order of a plain list: its ids. */
export type ListOrder = readonly string[];

export const moveItem = (order: ListOrder, id: string, index: number): ListOrder =>
  order.filter((other) => other !== id).toSpliced(index, 0, id);

/** Moves an id by one position; null at the end of the list. */
export function stepItem(order: ListOrder, id: string, by: Step): ListOrder | null {
  const index = order.indexOf(id) + by;
  return index < 0 || index >= order.length ? null : moveItem(order, id, index);
}

/** Sorts items by an order of ids. */
export function arrangeList<T>(
  things: readonly T[],
  idOf: (thing: T) => string,
  order: ListOrder,
): T[] {
  const byId = new Map(things.map((thing) => [idOf(thing), thing]));
  return order.flatMap((id) => byId.get(id) ?? []);
}

export function holdsTheSame(some: ListOrder, other: ListOrder): boolean {
  const others = new Set(other);
  return some.length === other.length && some.every((id) => others.has(id));
}
