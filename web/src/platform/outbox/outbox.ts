import { v4 } from 'uuid';
import { ApiProblem } from '../api/api-problem.ts';
import type { Entry, OutboxStore, Queued } from './outbox-store.ts';
import type { Tabs } from './tabs.ts';
import { serverTime } from '../clock.ts';

/**
 * A queue of requests that outlives the page. An entry is stored on the device before it is sent, and is
 * removed when the server has accepted or definitively refused it. It may be sent more than once (after a
 * lost reply, for example), because the server recognises repeats.
 */
export interface Outbox<E extends Entry> {
  waiting(): Waiting<E>;
  subscribe(listener: () => void): () => void;
  add(entry: E): void;
  /** Sends what waits. Resolves when there is nothing more to send for now. */
  flush(): Promise<void>;
  /** The id of this device, as the entries carry it. */
  deviceId(): Promise<string>;
}

export interface Waiting<E extends Entry> {
  /** In the order in which they were added. */
  entries: readonly Queued<E>[];
  /** The failure of the last attempt to send; null after a success. */
  problem: ApiProblem | null;
  storage: Storage;
}

/** 'storing': not yet safe from a closed tab. 'unavailable': the entries live as long as the page. */
export type Storage = 'stored' | 'storing' | 'unavailable';

/** At least one entry, in the order in which they were added. */
export type Batch<E extends Entry> = readonly [Queued<E>, ...Queued<E>[]];

/** The functions of the feature whose entries an outbox sends. */
export interface OutboxClient<E extends Entry, Update> {
  /** Entries of one subject are sent in order; a failure of one subject does not stop the others. */
  subjectOf: (entry: E) => string;
  /** Selects the entries of the next request; all of one subject. */
  nextBatch: (entries: Batch<E>) => Batch<E>;
  /**
   * Milliseconds that an entry waits for others to go with it, once it is stored on the device; 0 without. Any
   * entry with a shorter wait, and `flush`, sends it earlier.
   */
  waitMs?: (entry: E) => number;
  send: (batch: Batch<E>) => Promise<Update>;
  /** Applies the server's reply, in every tab. */
  onUpdate: (update: Update) => Promise<void>;
  /**
   * Tells the learner that the server refused these entries and why, in every tab. They are still among those that wait, and
   * stay there if it fails.
   */
  onReject: (entries: readonly E[], reason: string, waiting: readonly E[]) => void | Promise<void>;
  /** Runs when nothing more can be sent for now, in every tab. */
  onPassEnd?: () => void;
}

/** A message from one tab to the others; null: entries were added. */
export type Message<E extends Entry, Update> =
  | { update: Update }
  | { rejected: readonly E[]; reason: string }
  | { hasEnded: true }
  | null;

interface OutboxParts<E extends Entry, Update> extends OutboxClient<E, Update> {
  owner: string;
  /** The entries of one user are never sent as another user. */
  isOwnerSignedIn: () => boolean;
  store: OutboxStore<E>;
  tabs: Tabs<Message<E, Update>>;
}

const shortestPauseMs = 1000;
const longestPauseMs = 30_000;
const longestRetryAfterMs = 3_600_000;

export function createOutbox<E extends Entry, Update>(parts: OutboxParts<E, Update>): Outbox<E> {
  const { owner, isOwnerSignedIn, store, tabs } = parts;
  const { subjectOf, nextBatch, waitMs = () => 0, send, onUpdate, onReject, onPassEnd } = parts;
  const listeners = new Set<() => void>();
  /** Entries that are being stored, or that could not be stored. */
  const unstored = new Map<string, Queued<E>>();
  /** The positions of entries that could not be stored: this page counts as a device of its own. */
  const page = { deviceId: v4(), sequence: 0 };
  /** Entries that the server has accepted or refused, in case the device does not remove them. */
  const done = new Set<string>();
  let waiting: Waiting<E> = { entries: [], problem: null, storage: 'stored' };
  let isAvailable = true;
  let storing = Promise.resolve();
  let flushing: Promise<void> | undefined;
  let pauseMs = shortestPauseMs;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Sends the entries that wait for others. */
  let gathering: ReturnType<typeof setTimeout> | undefined;
  /** The server has named a time (Retry-After) before which nothing is sent. */
  let mustWait = false;

  function change(next: Partial<Pick<Waiting<E>, 'entries' | 'problem'>>): void {
    const storage = unstored.size > 0 ? 'storing' : 'stored';
    waiting = { ...waiting, ...next, storage: isAvailable ? storage : 'unavailable' };
    for (const listener of listeners) listener();
  }

  /** Reads the store: other tabs add and remove entries as well. */
  async function load(): Promise<void> {
    const stored = await store.all(owner).catch(() => null);
    const known = stored ?? waiting.entries;
    const keys = new Set(known.map(({ key }) => key));
    const own = [...unstored.values()].filter(({ key }) => !keys.has(key));
    const entries = [...known, ...own].filter(({ key }) => !done.has(key));
    isAvailable = stored !== null && (isAvailable || unstored.size === 0);
    change({ entries });
  }

  /** Stores the entries in the order in which they were added, also those that failed before. */
  async function storeAll(): Promise<void> {
    const entries = [...unstored.values()];
    if (entries.length === 0) return;
    try {
      await store.add(entries);
    } catch {
      isAvailable = false;
      change({});
      return;
    }
    for (const { key } of entries) unstored.delete(key);
    isAvailable = true;
    await load();
    tabs.tell(null);
  }

  async function remove(entries: readonly E[]): Promise<void> {
    const keys = entries.map(({ key }) => key);
    for (const key of keys) {
      unstored.delete(key);
      done.add(key);
    }
    // If this fails, the entries are sent again after a reload, which the server ignores.
    await store.remove(keys).catch(() => {});
    await load();
  }

  /** Sends one batch; false when nothing more can be sent in this pass. */
  async function sendNext(pass: Pass): Promise<boolean> {
    await storing;
    await load();
    const [first, ...others] = waiting.entries.filter(
      (entry) => !pass.failed.has(subjectOf(entry)) && !(isAvailable && unstored.has(entry.key)),
    );
    if (!first || !isOwnerSignedIn()) return false;
    const next = nextBatch([first, ...others]);
    const subject = subjectOf(next[0]);
    const batch: Batch<E> = pass.oneByOne.has(subject) ? [next[0]] : next;
    try {
      const update = await send(batch);
      try {
        await onUpdate(update);
      } finally {
        // The server has the entries, even if the update fails.
        await remove(batch);
      }
      tabs.tell({ update });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // A user who signed in meanwhile was refused, not the owner.
      const isRefusal = isDefinitive(error) && isOwnerSignedIn();
      if (isRefusal && isAboutContent(error) && batch.length > 1) {
        pass.oneByOne.add(subject);
      } else if (isRefusal) {
        // Before they are removed: nothing disappears without a word.
        await onReject(batch, error.detail, waiting.entries);
        tabs.tell({ rejected: batch, reason: error.detail });
        await remove(batch);
      } else {
        change({ problem: error });
        pass.problem = error;
        pass.failed.add(subject);
        return isAboutSubject(error);
      }
    }
    return true;
  }

  async function sendAll(): Promise<void> {
    storing = storing.then(storeAll);
    await storing;
    await load();
    const pass: Pass = { failed: new Set(), oneByOne: new Set(), problem: null };
    while (await tabs.exclusive(() => sendNext(pass)));
    change({ problem: pass.problem });
    if (onPassEnd) {
      onPassEnd();
      tabs.tell({ hasEnded: true });
    }
    if (pass.problem) retryLater(retryAfterMs(pass.problem));
    else pauseMs = shortestPauseMs;
  }

  /** Spread at random, so that the devices of a school do not all send at the same moment. */
  function retryLater(atLeastMs = 0): void {
    const spread = 0.75 + Math.random() / 2;
    mustWait = atLeastMs > 0;
    clearTimeout(retry);
    retry = setTimeout(
      () => {
        mustWait = false;
        void flush();
      },
      Math.max(pauseMs * spread, atLeastMs * (spread + 0.25)),
    );
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  function flush(): Promise<void> {
    if (mustWait) return flushing ?? Promise.resolve();
    clearTimeout(retry);
    clearTimeout(gathering);
    gathering = undefined;
    flushing ??= sendAll()
      .catch((error: unknown) => {
        retryLater();
        throw error;
      })
      .finally(() => (flushing = undefined));
    return flushing;
  }

  async function storeAndSend(ms: number): Promise<void> {
    storing = storing.then(storeAll);
    await storing;
    if (ms > 0 && isAvailable) gathering ??= setTimeout(() => void sendStored(), ms);
    else await sendStored();
  }

  async function sendStored(): Promise<void> {
    // A pass that is under way may have read the store before.
    await flushing?.catch(() => {});
    await flush();
  }

  async function receive(message: Message<E, Update>): Promise<void> {
    if (message && 'hasEnded' in message) return onPassEnd?.();
    if (message && 'update' in message) await onUpdate(message.update);
    else if (message) await onReject(message.rejected, message.reason, waiting.entries);
    await load();
    // The tab that sends them may be closed.
    if (waiting.entries.length > 0 && !flushing && !mustWait) retryLater();
  }

  tabs.hear((message) => void receive(message));

  return {
    waiting: () => waiting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(entry) {
      page.sequence += 1;
      const queued = { ...entry, ...page };
      unstored.set(entry.key, queued);
      change({ entries: [...waiting.entries, queued] });
      void storeAndSend(waitMs(entry));
    },
    flush,
    deviceId: () => store.deviceId(owner).catch(() => page.deviceId),
  };
}

/** One run over the entries that wait. */
interface Pass {
  /** Subjects to leave for the next pass. */
  failed: Set<string>;
  /** Subjects of which a batch was refused: one entry at a time shows which is refused. */
  oneByOne: Set<string>;
  problem: ApiProblem | null;
}

/** Of the client errors, these may pass. */
const temporary = new Set([401, 408, 409, 425, 429]);

/** A refusal by the API (a proxy's page has no code) that is the same at every attempt. */
const isDefinitive = ({ status, code }: ApiProblem): boolean =>
  status >= 400 && status < 500 && !temporary.has(status) && code !== 'unexpected';

/** The server refuses the content of a request, perhaps because of one of its entries. */
const isAboutContent = ({ status }: ApiProblem): boolean => [400, 413, 422].includes(status);

/** The server works, but not for this subject; other failures concern all. */
const isAboutSubject = ({ status }: ApiProblem): boolean => status === 409 || status === 500;

/** 0 without a Retry-After header: seconds or a date (RFC 9110). */
function retryAfterMs({ retryAfter }: ApiProblem): number {
  if (!retryAfter) return 0;
  const seconds = Number(retryAfter);
  const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - serverTime() : seconds * 1000;
  return Math.min(Math.max(wait || 0, 0), longestRetryAfterMs);
}
