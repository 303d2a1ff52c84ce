import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

/**
 * Gives the test an empty IndexedDB, until `vi.unstubAllGlobals()`. Its classes stay: an outbox goes on reading its store for a
 * moment after the last test, and without them that would be an unhandled rejection.
 */
export function stubIndexedDb(): IDBFactory {
  for (const [name, value] of Object.entries<unknown>(fake))
    if (name.startsWith('IDB')) Object.assign(globalThis, { [name]: value });
  const indexedDb = new fake.IDBFactory();
  vi.stubGlobal('indexedDB', indexedDb);
  return indexedDb;
}
