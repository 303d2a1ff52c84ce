/**
 * Values that the site keeps on the device. A browser may refuse to write (a full disk, a damaged profile, blocked site data):
 * the value then lasts as long as the page, and the site says so once. No other file uses the storages of the browser.
 */

export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Shared by all tabs. */
export const deviceStorage: KeyStorage = withMemory(() => localStorage);
/** Storage of this tab alone. */
export const tabStorage: KeyStorage = withMemory(() => sessionStorage);

let isWritable = true;
const listeners = new Set<() => void>();

/** False after the browser has refused to keep a value. */
export const keepsValues = (): boolean => isWritable;

/** Calls the listener when the browser refuses to keep a value for the first time; returns unsubscribe. */
export function onUnkept(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The browser still has a session, by the cookie that comes with it (api/src/platform/auth/signed-in-mark.ts). */
export const hasSessionMark = (): boolean => /(?:^|; )sabia\.signed_in=1/.test(document.cookie);

/** Values in memory, for tests and for the server. */
export function memoryStorage(): KeyStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** A storage of the browser; values that it refuses stay in memory. Even naming it may throw. */
function withMemory(storage: () => KeyStorage): KeyStorage {
  const memory = memoryStorage();
  return {
    getItem(key) {
      const unkept = memory.getItem(key);
      return unkept ?? attempt(() => storage().getItem(key)) ?? null;
    },
    setItem(key, value) {
      const isKept = attempt(() => {
        storage().setItem(key, value);
        return true;
      });
      if (isKept) return memory.removeItem(key);
      memory.setItem(key, value);
      // The former value would come back with the next page.
      attempt(() => storage().removeItem(key));
      if (!isWritable) return;
      isWritable = false;
      for (const listener of listeners) listener();
    },
    removeItem(key) {
      memory.removeItem(key);
      attempt(() => storage().removeItem(key));
    },
  };
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
