import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import { v4 } from 'uuid';

/** A request of a user that waits on this device for the server. */
export interface Entry {
  /** Unique on this device. */
  key: string;
  /** The identity service's id of the user. */
  owner: string;
}

/** The place of an entry among those of its owner on this device: the server orders by it (product.md A2). */
export interface DevicePosition {
  deviceId: string;
  sequence: number;
}

export type Queued<E extends Entry> = E & DevicePosition;

/** Entries that outlive the page. Where the browser has no database, every call fails. */
export interface OutboxStore<E extends Entry> {
  /** Stores entries with the next positions, in one transaction. */
  add(entries: readonly E[]): Promise<void>;
  /** Like `add`, but a second call with the same source does nothing. */
  addOnce(source: string, entries: readonly E[]): Promise<void>;
  /** The entries of a user in the order in which they were added, in any tab. */
  all(owner: string): Promise<Queued<E>[]>;
  remove(keys: readonly string[]): Promise<void>;
  /** The id of this device in the positions of a user's entries. */
  deviceId(owner: string): Promise<string>;
}

interface Schema<E extends Entry> extends DBSchema {
  entries: { key: string; value: Queued<E>; indexes: { owner: string } };
  /** The last position of each owner. */
  positions: { key: string; value: DevicePosition };
  /** The sources of `addOnce`. */
  sources: { key: string; value: true };
}

type Names<E extends Entry> = StoreNames<Schema<E>>[];

/** An outbox store in IndexedDB. */
export function createOutboxStore<E extends Entry>(name: string): OutboxStore<E> {
  let opened: Promise<IDBPDatabase<Schema<E>>> | undefined;

  /** Opens the database again after the browser or another page has closed it. */
  function open(): Promise<IDBPDatabase<Schema<E>>> {
    opened ??= connect<E>(name, () => (opened = undefined)).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  async function write(work: (transaction: Writing<E>) => Promise<void>): Promise<void> {
    const names: Names<E> = ['entries', 'positions', 'sources'];
    // Strict: an entry that is shown as stored survives a loss of power.
    const options = { durability: 'strict' } as const;
    const transaction = (await open()).transaction(names, 'readwrite', options);
    await Promise.all([work(transaction), transaction.done]);
  }

  return {
    add: (entries) => write((transaction) => append(transaction, entries)),
    addOnce: (source, entries) =>
      write(async (transaction) => {
        const sources = transaction.objectStore('sources');
        if (await sources.get(source)) return;
        await sources.put(true, source);
        await append(transaction, entries);
      }),
    async all(owner) {
      const entries = await (await open()).getAllFromIndex('entries', 'owner', owner);
      return entries.toSorted((a, b) => a.sequence - b.sequence);
    },
    remove: (keys) =>
      write(async (transaction) => {
        for (const key of keys) await transaction.objectStore('entries').delete(key);
      }),
    async deviceId(owner) {
      let id = '';
      await write(async (transaction) => {
        const last = await lastPosition(transaction, owner);
        await transaction.objectStore('positions').put(last, owner);
        id = last.deviceId;
      });
      return id;
    },
  };
}

type Writing<E extends Entry> = IDBPTransaction<Schema<E>, Names<E>, 'readwrite' | 'versionchange'>;

async function append<E extends Entry>(
  transaction: Writing<E>,
  entries: readonly E[],
): Promise<void> {
  for (const entry of entries) {
    const { deviceId, sequence } = await lastPosition(transaction, entry.owner);
    const position = { deviceId, sequence: sequence + 1 };
    await transaction.objectStore('entries').put({ ...entry, ...position });
    await transaction.objectStore('positions').put(position, entry.owner);
  }
}

/** The last position of an owner on this device; before the first entry, number 0 of a new device. */
async function lastPosition<E extends Entry>(
  transaction: Writing<E>,
  owner: string,
): Promise<DevicePosition> {
  const last = await transaction.objectStore('positions').get(owner);
  return last ?? { deviceId: v4(), sequence: 0 };
}

function connect<E extends Entry>(
  name: string,
  onClosed: () => void,
): Promise<IDBPDatabase<Schema<E>>> {
  return new Promise((resolve, reject) => {
    openDB<Schema<E>>(name, 2, {
      async upgrade(database, from, _to, transaction) {
        database.createObjectStore('positions');
        database.createObjectStore('sources');
        if (from === 0)
          database.createObjectStore('entries', { keyPath: 'key' }).createIndex('owner', 'owner');
        // In version 1, entries had no position: their keys sort in the order in which they were added.
        else await append(transaction, await transaction.objectStore('entries').getAll());
      },
      blocking(_current, _next, event) {
        (event.target as IDBDatabase).close();
        onClosed();
      },
      terminated: onClosed,
      blocked: () => reject(new Error('Another page keeps the database in an older version')),
    }).then(resolve, reject);
  });
}
