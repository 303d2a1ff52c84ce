import type { ClientConfig } from '@sabia/domain/client-config.ts';
import { readClientConfig } from './client-config.ts';
import { withPrefetchedResponses } from './request-prefetch.ts';
import type { KeyStorage } from './token.ts';

/** The environment of an app: the browser, or the server for one request. */
export interface Environment {
  fetch: typeof fetch;
  /** Origin of the API; empty for the page's own. */
  origin: string;
  /** Shared by all tabs. */
  storage: KeyStorage;
  /** Storage of this tab alone. */
  tabStorage?: KeyStorage;
  clientConfig: ClientConfig;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Source of the `storage` events of other tabs. */
  otherTabs?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export function browserEnvironment(): Environment {
  return {
    fetch: withPrefetchedResponses((...request) => fetch(...request)),
    origin: '',
    storage: orMemory(() => localStorage),
    tabStorage: orMemory(() => sessionStorage),
    clientConfig: readClientConfig(document),
    now: () => Date.now(),
    otherTabs: window,
  };
}

/** A browser that blocks site data throws at the first access: then values last as long as the page. */
function orMemory(storage: () => KeyStorage): KeyStorage {
  try {
    storage().getItem('sabia.token');
    return storage();
  } catch {
    return memoryStorage();
  }
}

export function memoryStorage(): KeyStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
