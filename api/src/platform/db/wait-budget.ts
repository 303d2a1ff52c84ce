/** The time that the database may still be silent, in milliseconds in which the event loop runs. */
export interface WaitBudget {
  remainingMs: number;
}

/** The database did not answer within the budget. */
export class DatabaseSilent extends Error {
  constructor() {
    super('the database does not answer');
    this.name = 'DatabaseSilent';
  }
}

const tickMs = 100;

/**
 * Waits for an answer of the database, and rejects with DatabaseSilent when the budget is spent. After the event
 * loop was blocked, overdue timers run before the answers that have arrived meanwhile are read. So the budget is
 * counted in ticks, a block counts as one tick, and the last tick lets arrived answers be read first.
 */
export function withinBudget<T>(answer: Promise<T>, budget: WaitBudget): Promise<T> {
  return new Promise((resolve, reject) => {
    const ticks = setInterval(() => {
      budget.remainingMs -= tickMs;
      if (budget.remainingMs > 0) return;
      clearInterval(ticks);
      setImmediate(() => reject(new DatabaseSilent()));
    }, tickMs);
    void answer.then(resolve, reject).finally(() => clearInterval(ticks));
  });
}
