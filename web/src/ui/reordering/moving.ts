/** The ways to reorder items. */
export interface Moving<Order> {
  order: Order;
  /** With the notice that tells it. */
  reorder: (order: Order, text?: string) => void;
}

/** One position up or down. */
export type Step = -1 | 1;

/** The order after an item moves by one position; null at the end of the list. */
export type StepInOrder<Order> = (order: Order, id: string, by: Step) => Order | null;
