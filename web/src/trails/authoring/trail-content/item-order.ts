import type { Trail, TrailContent, TrailOrder } from '@sabia/domain/trails/trail.ts';
import { arrangeList, holdsTheSame, type ListOrder } from '../../../ui/reordering/list-order.ts';

/** Ids of the items in order, each with the ids of its prerequisites. */
export type ItemOrder = TrailOrder['contents'];

export const orderOf = ({ contents }: Pick<Trail, 'contents'>): ItemOrder =>
  contents.map(({ id, after }) => ({ id, after }));

export const idsOf = (order: ItemOrder): ListOrder => order.map(({ id }) => id);

export const haveSameItems = (some: ItemOrder, other: ItemOrder): boolean =>
  holdsTheSame(idsOf(some), idsOf(other));

/** The same items, in the order of these ids. */
export const arranged = (order: ItemOrder, ids: ListOrder): ItemOrder =>
  arrangeList(order, ({ id }) => id, ids);

/** The same items, with other prerequisites for one of them. */
export const withAfter = (order: ItemOrder, id: string, after: string[]): ItemOrder =>
  order.map((item) => (item.id === id ? { ...item, after } : item));

/** The same items, after one was removed and added again with a new id. */
export function withNewId(order: ItemOrder, id: string, newId: string): ItemOrder {
  const renewed = (one: string) => (one === id ? newId : one);
  return order.map((item) => ({ id: renewed(item.id), after: item.after.map(renewed) }));
}

/** The items in an order, with its prerequisites. */
export const itemsInOrder = (contents: readonly TrailContent[], order: ItemOrder): TrailContent[] =>
  order.flatMap(({ id, after }) =>
    contents.filter((content) => content.id === id).map((content) => ({ ...content, after })),
  );
