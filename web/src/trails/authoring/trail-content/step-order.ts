import type { Trail, TrailContent, TrailOrder } from '@sabia/domain/trails/trail.ts';
import { arrangeList, holdsTheSame, type ListOrder } from '../../../ui/reordering/list-order.ts';

/** The steps of a trail in their order, each with what comes before it. */
export type StepOrder = TrailOrder['contents'];

export const orderOf = ({ contents }: Pick<Trail, 'contents'>): StepOrder =>
  contents.map(({ id, after }) => ({ id, after }));

export const idsOf = (order: StepOrder): ListOrder => order.map(({ id }) => id);

export const holdSameSteps = (some: StepOrder, other: StepOrder): boolean =>
  holdsTheSame(idsOf(some), idsOf(other));

/** The same, in the order of these ids. */
export const arranged = (order: StepOrder, ids: ListOrder): StepOrder =>
  arrangeList(order, ({ id }) => id, ids);

/** The same, with other steps before one of them. */
export const withAfter = (order: StepOrder, id: string, after: string[]): StepOrder =>
  order.map((step) => (step.id === id ? { ...step, after } : step));

/** The same, where a step that came back has another id. */
export function withNewId(order: StepOrder, id: string, newId: string): StepOrder {
  const renewed = (one: string) => (one === id ? newId : one);
  return order.map((step) => ({ id: renewed(step.id), after: step.after.map(renewed) }));
}

/** The steps as an order has them. */
export const stepsIn = (contents: readonly TrailContent[], order: StepOrder): TrailContent[] =>
  order.flatMap(({ id, after }) =>
    contents.filter((content) => content.id === id).map((content) => ({ ...content, after })),
  );
