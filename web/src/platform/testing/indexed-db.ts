import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives the test an empty IndexedDB, until `vi.unstubAllGlobals()`. */
export function stubIndexedDb(): IDBFactory {
  for (const [name, value] of Object.entries(fake))
    if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  const indexedDb = new fake.IDBFactory();
  vi.stubGlobal('indexedDB', indexedDb);
  return indexedDb;
}
