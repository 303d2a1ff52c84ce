import type { Step } from './moving.ts';

/** The ids of a plain list, in their order. */
export type ListOrder = readonly string[];

export const moveItem = (order: ListOrder, id: string, index: number): ListOrder =>
  order.filter((other) => other !== id).toSpliced(index, 0, id);

/** One place up or down; null at the end of the way. */
export function stepItem(order: ListOrder, id: string, by: Step): ListOrder | null {
  const index = order.indexOf(id) + by;
  return index < 0 || index >= order.length ? null : moveItem(order, id, index);
}

/** The same things, where an order puts them. */
export function arrangeList<T>(
  things: readonly T[],
  idOf: (thing: T) => string,
  order: ListOrder,
): T[] {
  const byId = new Map(things.map((thing) => [idOf(thing), thing]));
  return order.flatMap((id) => byId.get(id) ?? []);
}

export const holdsTheSame = (some: ListOrder, other: ListOrder): boolean =>
  some.length === other.length && some.every((id) => other.includes(id));
