/** How things are put in another order. */
export interface Moving<Order> {
  order: Order;
  reorder: (order: Order) => void;
}

/** One place up or down. */
export type Step = -1 | 1;

/** The order after one step of a thing; null at the end of the way. */
export type StepInOrder<Order> = (order: Order, id: string, by: Step) => Order | null;
