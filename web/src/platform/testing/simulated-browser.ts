import { createOutboxStore, type Entry, type OutboxStore } from '../outbox/outbox-store.ts';
import type { Tabs } from '../outbox/tabs.ts';
import { stubIndexedDb } from './indexed-db.ts';

/** A tab that can be killed at any moment: nothing that it waits for ever happens then. */
export interface SimulatedTab {
  isAlive(): boolean;
  kill(): void;
  /** Kills the tab after this many more writes to IndexedDB; the browser then aborts the transaction. */
  killAfterWrites(count: number): void;
  /** A promise as the code in the tab sees it. */
  seen<T>(promise: Promise<T>): Promise<T>;
  tabs<M>(name: string): Tabs<M>;
  /** `onStored` learns what the database has stored, even if the tab was killed at that moment. */
  store<E extends Entry>(name: string, onStored: (key: string) => void): OutboxStore<E>;
}

/** Writes to a database call the function of the tab that has opened it. */
const beforeWrite = new WeakMap<IDBDatabase, () => void>();
const never = new Promise<never>(() => {});
const nextTask = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One browser: its tabs share IndexedDB, locks and messages. */
export function simulateBrowser({ hasLocks }: { hasLocks: boolean }) {
  const indexedDb = stubIndexedDb();
  interceptWrites();
  const turns = new Map<string, Promise<void>>();
  const listeners = new Map<string, ((from: SimulatedTab, message: unknown) => void)[]>();

  /** Of the tab whose code runs. */
  let runningWrite: (() => void) | undefined;
  const open = indexedDb.open.bind(indexedDb);
  indexedDb.open = (...given) => {
    const [request, write] = [open(...given), runningWrite];
    for (const event of ['upgradeneeded', 'success'])
      request.addEventListener(event, () => write && beforeWrite.set(request.result, write));
    return request;
  };

  return function openTab(): SimulatedTab {
    let alive = true;
    let writesLeft = Infinity;
    const onKill: (() => void)[] = [];

    const tab: SimulatedTab = {
      isAlive: () => alive,
      kill() {
        alive = false;
        for (const release of onKill) release();
      },
      killAfterWrites: (count) => void (writesLeft = count),
      async seen(promise) {
        try {
          return await promise;
        } finally {
          if (!alive) await never;
        }
      },
      tabs: (name) => ({
        tell(message) {
          for (const hear of listeners.get(name) ?? [])
            void nextTask().then(() => hear(tab, message));
        },
        hear(listener) {
          const all = listeners.get(name) ?? [];
          listeners.set(name, all);
          all.push((from, message) => {
            if (from !== tab && alive) listener(message as never);
          });
        },
        async exclusive(work) {
          if (!hasLocks) return work();
          const before = turns.get(name);
          let release = () => {};
          turns.set(name, new Promise((resolve) => (release = resolve)));
          await before;
          if (!alive) release();
          onKill.push(release);
          return tab.seen(Promise.resolve()).then(work).finally(release);
        },
      }),
      store<E extends Entry>(name: string, onStored: (key: string) => void): OutboxStore<E> {
        const store = createOutboxStore<E>(name);
        function call<T>(work: () => Promise<T>): Promise<T> {
          if (!alive) return never;
          runningWrite = write;
          const result = work();
          runningWrite = undefined;
          return tab.seen(result);
        }
        return {
          add: (entries) =>
            call(async () => {
              await store.add(entries);
              for (const { key } of entries) onStored(key);
            }),
          addOnce: (source, entries) => call(() => store.addOnce(source, entries)),
          all: (owner) => call(() => store.all(owner)),
          remove: (keys) => call(() => store.remove(keys)),
          deviceId: (owner) => call(() => store.deviceId(owner)),
        };
      },
    };
    function write(): void {
      writesLeft -= 1;
      if (writesLeft < 0) tab.kill();
      if (!alive) throw new Error('The tab was killed');
    }
    return tab;
  };
}

/** Writes of killed tabs abort their transaction. */
function interceptWrites(): void {
  const { prototype } = IDBObjectStore;
  if ('isIntercepted' in prototype) return;
  Object.assign(prototype, { isIntercepted: true });
  const { put, delete: remove } = prototype;
  function check(store: IDBObjectStore): void {
    try {
      beforeWrite.get(store.transaction.db)?.();
    } catch (error) {
      store.transaction.abort();
      throw error;
    }
  }
  prototype.put = function (...given) {
    check(this);
    return put.apply(this, given);
  };
  prototype.delete = function (...given) {
    check(this);
    return remove.apply(this, given);
  };
}
