import { Refusal } from '@sabia/domain/refusal.ts';

interface FairQueueOptions {
  /** The tasks that may wait, of all owners. */
  mostWaiting: number;
}

/**
 * Runs one task at a time. Each owner has at most one waiting task, so first come, first served is
 * round robin. Refuses a second waiting task of an owner (429), and any when too many wait (503).
 */
export function createFairQueue({ mostWaiting }: FairQueueOptions) {
  const waiting = new Map<string, () => void>();
  let isRunning = false;

  function enter(owner: string): Promise<void> | undefined {
    if (!isRunning) {
      isRunning = true;
      return undefined;
    }
    if (waiting.has(owner)) {
      throw new Refusal('too_many_requests', {
        detail: 'Outra imagem sua ainda está sendo preparada. Espere um momento e tente de novo.',
        retryAfter: 2,
      });
    }
    if (waiting.size >= mostWaiting) {
      throw new Refusal('overloaded', {
        detail: 'Há muitas imagens sendo preparadas agora. Tente de novo em alguns segundos.',
        retryAfter: 10,
      });
    }
    return new Promise((wake) => waiting.set(owner, wake));
  }

  /** The next task takes the place of the finished one. */
  function leave(): void {
    const [next] = waiting;
    if (!next) {
      isRunning = false;
      return;
    }
    const [owner, wake] = next;
    waiting.delete(owner);
    wake();
  }

  return async function inTurn<T>(owner: string, work: () => Promise<T>): Promise<T> {
    await enter(owner);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
