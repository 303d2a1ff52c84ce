import type { SavedAnswers } from '@sabia/domain/attempts/attempt.ts';
import { ApiProblem } from '../../shell/api-problem.ts';
import type { Keep } from './device-keep.ts';
import { type Batch, inOrder, type KeptEntry, nextBatch } from './kept-entry.ts';
import type { Tabs } from './tabs.ts';

/**
 * Where answers of exams wait for the server. Each is kept on the device before anything else, stands
 * on the screen from that moment, and is let go of when the server's reply holds it; the API makes
 * repeats harmless. A submission waits behind the answers that were given before it.
 */
export interface AnswerOutbox {
  waiting(): Waiting;
  subscribe(listener: () => void): () => void;
  add(entry: KeptEntry): void;
  /** Sends what waits. Resolves when there is nothing more to do for now. */
  flush(): Promise<void>;
}

export interface Waiting {
  entries: readonly KeptEntry[];
  /** Why the last try did not go through; null when it did. */
  problem: ApiProblem | null;
  /** What waits would survive the page. */
  isLasting: boolean;
}

interface OutboxParts {
  owner: string;
  keep: Keep;
  tabs: Tabs;
  /** What one person answered is never sent as the next. */
  isOwnerHere: () => boolean;
  save: (batch: Batch) => Promise<SavedAnswers>;
  submit: (batch: Batch) => Promise<void>;
  onSaved: (saved: SavedAnswers) => Promise<void>;
  onSubmitted: (attemptId: string) => Promise<void>;
}

/** No answer, too many requests, or a server that is not itself: nothing was said about the answers. */
const isPassing = ({ status }: ApiProblem) =>
  status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;

const shortestPause = 1000;
const longestPause = 30_000;

export function createAnswerOutbox(parts: OutboxParts): AnswerOutbox {
  const { owner, keep, tabs, isOwnerHere, save, submit, onSaved, onSubmitted } = parts;
  const listeners = new Set<() => void>();
  /** What the device has not taken yet, or did not take. */
  const loose = new Map<string, KeptEntry>();
  /** Attempts about which the server has said no; nothing of them is thrown away. */
  const refused = new Set<string>();
  let waiting: Waiting = { entries: [], problem: null, isLasting: true };
  let writing = Promise.resolve();
  let flushing: Promise<void> | undefined;
  let pause = shortestPause;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function become(next: Partial<Waiting>): void {
    waiting = { ...waiting, ...next };
    for (const listener of listeners) listener();
  }

  /** As it is on the device now: other tabs add and send as well. */
  async function look(): Promise<void> {
    const kept = await keep.all(owner).catch(() => null);
    become({
      entries: inOrder(kept ?? [], [...loose.values()]),
      isLasting: kept !== null && loose.size === 0,
    });
  }

  async function store(entry: KeptEntry): Promise<void> {
    try {
      await keep.add(entry);
      loose.delete(entry.key);
      become({ isLasting: loose.size === 0 });
      tabs.tell({});
    } catch {
      // It stays here for as long as the page does.
      become({ isLasting: false });
    }
  }

  async function letGo(entries: readonly KeptEntry[]): Promise<void> {
    const keys = new Set(entries.map(({ key }) => key));
    for (const key of keys) loose.delete(key);
    // Should the device not let go, they are sent again, which changes nothing.
    await keep.remove([...keys]).catch(() => {});
    become({ entries: waiting.entries.filter(({ key }) => !keys.has(key)), problem: null });
  }

  async function send(batch: Batch): Promise<void> {
    if (batch.answers.length > 0) {
      const saved = await save(batch);
      await onSaved(saved);
      await letGo(batch.entries);
      tabs.tell({ saved });
    } else {
      await submit(batch);
      await onSubmitted(batch.attemptId);
      await letGo(batch.entries);
      tabs.tell({ submitted: batch.attemptId });
    }
  }

  async function sendAll(): Promise<void> {
    await writing;
    await look();
    for (;;) {
      await writing;
      const batch = nextBatch(waiting.entries, refused);
      if (!batch || !isOwnerHere()) return;
      try {
        await send(batch);
        pause = shortestPause;
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        become({ problem: error });
        if (isPassing(error)) return tryLater();
        refused.add(batch.attemptId);
      }
    }
  }

  function tryLater(): void {
    // Not all the devices of a school at the same moment.
    retry = setTimeout(() => void flush(), pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, longestPause);
  }

  function flush(): Promise<void> {
    clearTimeout(retry);
    flushing ??= tabs.alone(sendAll).finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  tabs.hear(({ saved, submitted }) => {
    void look();
    if (saved) void onSaved(saved);
    if (submitted) void onSubmitted(submitted);
  });

  return {
    waiting: () => waiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(entry) {
      loose.set(entry.key, entry);
      refused.delete(entry.attemptId);
      writing = Promise.all([writing, store(entry)]).then(() => {});
      become({ entries: inOrder(waiting.entries, [entry]) });
      // Behind what is on its way, which may have looked before this came.
      void (flushing ?? Promise.resolve()).then(flush);
    },
    flush,
  };
}
