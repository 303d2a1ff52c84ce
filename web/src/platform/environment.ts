import type { ClientConfig } from '@sabia/domain/client-config.ts';
import { readClientConfig } from './client-config.ts';
import { withPrefetchedResponses } from './api/request-prefetch.ts';
import { hearServer, deviceTime } from './clock.ts';
import { deviceStorage, type KeyStorage, tabStorage } from './device/device-storage.ts';

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
  /** Milliseconds since 1970, by the clock of the device. */
  now: () => number;
  /** Gets the `Date` header of each reply of the API. */
  hearServer?: (date: string | null) => void;
  /** Source of the `storage` events of other tabs. */
  otherTabs?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export function browserEnvironment(): Environment {
  return {
    fetch: withPrefetchedResponses((...request) => fetch(...request)),
    origin: '',
    storage: deviceStorage,
    tabStorage,
    clientConfig: readClientConfig(document),
    now: deviceTime,
    hearServer,
    otherTabs: window,
  };
}
