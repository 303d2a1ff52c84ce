import type { ClientConfig } from '@sabia/domain/client-config.ts';
import type { RouterHistory } from '@tanstack/react-router';
import { withEarlyAnswers } from './request-prefetch.ts';
import { readSiteSettings } from './client-config.ts';
import type { KeyStorage } from './token.ts';

/** What the outside world gives to an app: the browser's here, a request's on a server. */
export interface Device {
  fetch: typeof fetch;
  origin: string;
  storage: KeyStorage;
  /** What lasts as long as the tab. */
  tabStorage?: KeyStorage;
  /** How the school is set up. */
  settings: ClientConfig;
  now: () => number;
  otherTabs?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Where one is; the address bar unless it is given. */
  history?: RouterHistory;
}

export function thisBrowser(): Device {
  return {
    fetch: withEarlyAnswers((...request) => fetch(...request)),
    origin: '',
    storage: ifAllowed(() => localStorage),
    tabStorage: ifAllowed(() => sessionStorage),
    settings: readSiteSettings(document),
    now: () => Date.now(),
    otherTabs: window,
  };
}

/** Browsers that block site data throw at the first touch; the session then lives as long as the page. */
function ifAllowed(storage: () => KeyStorage): KeyStorage {
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
