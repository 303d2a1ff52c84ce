import type { ProgressResult } from '@sabia/domain/progress/progress-event.ts';
import { ApiProblem } from '../platform/api-problem.ts';
import { isPassing } from '../platform/outbox/is-passing.ts';
import type { KeyStorage } from '../platform/token.ts';
import { enqueue, parseQueue, settle, type Step } from './progress-queue.ts';

/**
 * Where steps of progress wait for the server. They stand on the screen from the moment they are
 * taken, survive the page, and are sent in order; the API makes repeats harmless. What got no answer
 * waits for the next try, what was refused is taken back.
 */
export interface ProgressOutbox {
  waiting(): Waiting;
  subscribe(listener: () => void): () => void;
  add(step: Step): void;
  /** Sends what waits. Resolves when there is nothing more to do for now. */
  flush(): Promise<void>;
}

export interface Waiting {
  steps: readonly Step[];
  /** The last try got no answer. */
  isStalled: boolean;
}

interface OutboxParts {
  storage: KeyStorage;
  key: string;
  send: (step: Step) => Promise<ProgressResult>;
  onTaken: (taken: ProgressResult, step: Step) => void;
  onRefused: (problem: ApiProblem) => void;
}

export function createProgressOutbox(parts: OutboxParts): ProgressOutbox {
  const { storage, key, send, onTaken, onRefused } = parts;
  const listeners = new Set<() => void>();
  let waiting: Waiting = { steps: parseQueue(storage.getItem(key)), isStalled: false };
  let flushing: Promise<void> | undefined;

  function become(next: Waiting): void {
    waiting = next;
    if (next.steps.length > 0) storage.setItem(key, JSON.stringify(next.steps));
    else storage.removeItem(key);
    for (const listener of listeners) listener();
  }

  async function sendAll(): Promise<void> {
    for (let [step] = waiting.steps; step; [step] = waiting.steps) {
      try {
        const taken = await send(step);
        onTaken(taken, step);
        const steps = settle(waiting.steps, step, taken.contentProgression.id);
        become({ steps, isStalled: false });
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        if (isPassing(error)) return become({ ...waiting, isStalled: true });
        become({ ...waiting, steps: settle(waiting.steps, step, null) });
        onRefused(error);
      }
    }
  }

  function flush(): Promise<void> {
    flushing ??= sendAll().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  return {
    waiting: () => waiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(step) {
      become({ ...waiting, steps: enqueue(waiting.steps, step) });
      void flush();
    },
    flush,
  };
}
