import { ApiProblem } from '../api-problem.ts';
import type { Keep, Kept } from './outbox-store.ts';
import { isPassing } from './is-passing.ts';
import type { Tabs } from './tabs.ts';

/**
 * Where what somebody did waits for the server. Each entry is kept on the device before anything else,
 * stands on the screen from that moment, and is let go of when the server's reply holds it; the API
 * makes repeats harmless.
 */
export interface Outbox<Entry> {
  waiting(): Waiting<Entry>;
  subscribe(listener: () => void): () => void;
  add(entry: Entry): void;
  /** Sends what waits. Resolves when there is nothing more to do for now. */
  flush(): Promise<void>;
}

export interface Waiting<Entry> {
  entries: readonly Entry[];
  /** Why the last try did not go through; null when it did. */
  problem: ApiProblem | null;
  /** What waits would survive the page. */
  isLasting: boolean;
}

export interface OutboxParts<
  Entry extends Kept,
  Batch extends { entries: readonly Entry[] },
  News,
> {
  owner: string;
  keep: Keep<Entry>;
  tabs: Tabs<News>;
  /** What one person did is never sent as the next. */
  isOwnerHere: () => boolean;
  /** What an entry is about: the server says yes or no to all of it. */
  subjectOf: (entry: Entry) => string;
  /** What goes at once, the oldest first, but nothing of a subject that the server refuses. */
  nextBatch: (entries: readonly Entry[], refused: ReadonlySet<string>) => Batch | null;
  send: (batch: Batch) => Promise<News>;
  /** Of what this tab sent, and of what the others did. */
  onNews: (news: News) => Promise<void>;
}

const shortestPause = 1000;
const longestPause = 30_000;

export function createOutbox<Entry extends Kept, Batch extends { entries: readonly Entry[] }, News>(
  parts: OutboxParts<Entry, Batch, News>,
): Outbox<Entry> {
  const { owner, keep, tabs, isOwnerHere, subjectOf, nextBatch, send, onNews } = parts;
  const listeners = new Set<() => void>();
  /** What the device has not taken yet, or did not take. */
  const loose = new Map<string, Entry>();
  /** Subjects about which the server has said no; nothing of them is thrown away. */
  const refused = new Set<string>();
  let waiting: Waiting<Entry> = { entries: [], problem: null, isLasting: true };
  let writing = Promise.resolve();
  let flushing: Promise<void> | undefined;
  let pause = shortestPause;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function become(next: Partial<Waiting<Entry>>): void {
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

  async function store(entry: Entry): Promise<void> {
    try {
      await keep.add(entry);
      loose.delete(entry.key);
      become({ isLasting: loose.size === 0 });
      tabs.tell(null);
    } catch {
      // It stays here for as long as the page does.
      become({ isLasting: false });
    }
  }

  async function letGo(entries: readonly Entry[]): Promise<void> {
    const keys = new Set(entries.map(({ key }) => key));
    for (const key of keys) loose.delete(key);
    // Should the device not let go, they are sent again, which changes nothing.
    await keep.remove([...keys]).catch(() => {});
    become({ entries: waiting.entries.filter(({ key }) => !keys.has(key)), problem: null });
  }

  async function sendAll(): Promise<void> {
    await writing;
    await look();
    for (;;) {
      await writing;
      const batch = nextBatch(waiting.entries, refused);
      if (!batch || !isOwnerHere()) return;
      try {
        const news = await send(batch);
        await onNews(news);
        await letGo(batch.entries);
        tabs.tell(news);
        pause = shortestPause;
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        become({ problem: error });
        if (isPassing(error)) return tryLater();
        for (const entry of batch.entries) refused.add(subjectOf(entry));
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

  tabs.hear((news) => {
    void look();
    if (news !== null) void onNews(news);
  });

  return {
    waiting: () => waiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(entry) {
      loose.set(entry.key, entry);
      refused.delete(subjectOf(entry));
      writing = Promise.all([writing, store(entry)]).then(() => {});
      become({ entries: inOrder(waiting.entries, [entry]) });
      // Behind what is on its way, which may have looked before this came.
      void (flushing ?? Promise.resolve()).then(flush);
    },
    flush,
  };
}

/** Several views of what waits as one, in the order in which it was done. */
export function inOrder<Entry extends Kept>(...views: (readonly Entry[])[]): Entry[] {
  const byKey = new Map(views.flat().map((entry) => [entry.key, entry]));
  return [...byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
