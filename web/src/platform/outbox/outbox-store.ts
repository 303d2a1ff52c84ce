/** What is kept, by whom, until the server has confirmed it. */
export interface Kept {
  /** Keys sort in the order in which things were done. */
  key: string;
  /** Whose it is, as the identity service knows them. */
  owner: string;
}

/** Where entries are kept until the server has confirmed them. */
export interface Keep<Entry extends Kept> {
  add(entry: Entry): Promise<void>;
  all(owner: string): Promise<Entry[]>;
  remove(keys: readonly string[]): Promise<void>;
}

const store = 'entries';

/**
 * The browser's database: what is in it survives the page, the browser and a loss of power. Each call
 * opens it when it has to, so that one that was closed meanwhile comes back; without any, calls fail.
 */
export function deviceKeep<Entry extends Kept>(
  factory: () => IDBFactory,
  name: string,
): Keep<Entry> {
  let opened: Promise<IDBDatabase> | undefined;

  async function open(): Promise<IDBDatabase> {
    opened ??= connect(factory(), name, () => (opened = undefined)).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  async function within<T>(
    mode: IDBTransactionMode,
    work: (entries: IDBObjectStore) => IDBRequest<T> | undefined,
  ): Promise<T | undefined> {
    const database = await open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(store));
      transaction.addEventListener('complete', () => resolve(request?.result));
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('IndexedDB gave up')),
      );
    });
  }

  return {
    async add(entry) {
      await within('readwrite', (entries) => entries.put(entry));
    },
    async all(owner) {
      const found = await within<Entry[]>('readonly', (entries) =>
        entries.index('owner').getAll(owner),
      );
      return found ?? [];
    },
    async remove(keys) {
      await within('readwrite', (entries) => {
        for (const key of keys) entries.delete(key);
        return undefined;
      });
    },
  };
}

function connect(factory: IDBFactory, name: string, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      const entries = request.result.createObjectStore(store, { keyPath: 'key' });
      entries.createIndex('owner', 'owner');
    });
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('close', onGone);
      // Another page wants a newer form of it, or wants it gone.
      database.addEventListener('versionchange', () => {
        database.close();
        onGone();
      });
      resolve(database);
    });
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB did not open')),
    );
    request.addEventListener('blocked', () =>
      reject(new Error('IndexedDB is held by another page')),
    );
  });
}
