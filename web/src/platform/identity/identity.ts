import type { Accounts, IdentityService, IdentityUser, ProvesBy } from './identity-service.ts';
import type { KeyStorage } from '../device/device-storage.ts';

/** The signed-in user of this device. */
export interface Identity {
  user(): IdentityUser | null;
  /** Calls the listener after each sign-in and sign-out, in this tab or another; returns unsubscribe. */
  subscribe(listener: () => void): () => void;
  remember(user: IdentityUser): void;
  /** Forgets the user on this device. */
  forget(): void;
  /** The session has ended elsewhere: forgets the user, and `hasEnded` tells it. */
  end(): void;
  /** The session has ended elsewhere while this page was open, and nobody has signed in since. */
  hasEnded(): boolean;
  /** Signs in again by the session of the browser, after its storage was deleted. */
  restore(): Promise<void>;
  signOut(): Promise<void>;
  /** A fresh token; empty without a session. */
  requestToken(): Promise<string>;
  provesBy: ProvesBy;
  accounts(): Promise<Accounts>;
}

const userKey = 'sabia.user';

interface IdentityDeps {
  storage: KeyStorage;
  provesBy: ProvesBy;
  /** Loads the service when it is first needed: the code of Firebase is large. */
  service: () => Promise<IdentityService>;
  /** Source of the `storage` events of other tabs. */
  otherTabs?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export function createIdentity({ storage, provesBy, service, otherTabs }: IdentityDeps): Identity {
  const listeners = new Set<() => void>();
  // The same object while the stored text is the same: useSyncExternalStore compares by identity.
  let parsed: { text: string | null; user: IdentityUser | null } = { text: null, user: null };

  function user(): IdentityUser | null {
    const text = storage.getItem(userKey);
    if (text !== parsed.text) parsed = { text, user: parseUser(text) };
    return parsed.user;
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  let hasEnded = false;

  function remember({ id, email, emailVerified }: IdentityUser): void {
    hasEnded = false;
    storage.setItem(userKey, JSON.stringify({ id, email, emailVerified }));
    notify();
  }

  function forget(): void {
    hasEnded = false;
    storage.removeItem(userKey);
    notify();
  }

  function end(): void {
    const isNew = user() !== null;
    storage.removeItem(userKey);
    hasEnded ||= isNew;
    notify();
  }

  return {
    user,
    subscribe(listener) {
      const fromOtherTab = (event: Event) => {
        if (event instanceof StorageEvent && event.key === userKey) listener();
      };
      listeners.add(listener);
      otherTabs?.addEventListener('storage', fromOtherTab);
      return () => {
        listeners.delete(listener);
        otherTabs?.removeEventListener('storage', fromOtherTab);
      };
    },
    remember,
    forget,
    end,
    hasEnded: () => hasEnded,
    async restore() {
      const found = await (await service()).sessionUser?.();
      if (found && !user()) remember(found);
    },
    async signOut() {
      // The service first: on a shared computer the session itself has to end.
      await (await service()).signOut();
      forget();
    },
    async requestToken() {
      const before = user();
      const renewed = await (await service()).renew();
      if (!renewed) end();
      // After a sign-in or sign-out in the meantime this reply is outdated.
      else if (renewed.user && before === user()) remember(renewed.user);
      return renewed?.token ?? '';
    },
    provesBy,
    accounts: async () => (await service()).accounts(),
  };
}

function parseUser(text: string | null): IdentityUser | null {
  if (!text) return null;
  try {
    return JSON.parse(text) as IdentityUser;
  } catch {
    return null;
  }
}
