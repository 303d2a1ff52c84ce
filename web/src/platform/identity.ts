import type { Accounts, IdentityService, IdentityUser, ProvesBy } from './identity-service.ts';
import type { KeyStorage } from './token.ts';

/** Who is signed in on this device. */
export interface Identity {
  user(): IdentityUser | null;
  /** Tells of sign-ins and sign-outs, those of other tabs included. */
  subscribe(listener: () => void): () => void;
  remember(user: IdentityUser): void;
  /** The session ended elsewhere: forget the user here. */
  forget(): void;
  signOut(): Promise<void>;
  /** A fresh token; empty when the service knows no session. */
  requestToken(): Promise<string>;
  provesBy: ProvesBy;
  /** What a person does with an account, at the service. */
  accounts(): Promise<Accounts>;
}

const userKey = 'sabia.user';

interface IdentityParts {
  storage: KeyStorage;
  provesBy: ProvesBy;
  /** Opened when it is first asked: a service in the cloud is much code. */
  service: () => Promise<IdentityService>;
  /** Storage events of other tabs. */
  otherTabs?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export function createIdentity({ storage, provesBy, service, otherTabs }: IdentityParts): Identity {
  const listeners = new Set<() => void>();
  // The same object as long as the same text is stored, as React's external stores need it.
  let known: { text: string | null; user: IdentityUser | null } = { text: null, user: null };

  function user(): IdentityUser | null {
    const text = storage.getItem(userKey);
    if (text !== known.text) known = { text, user: parseUser(text) };
    return known.user;
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function remember({ id, email, emailVerified }: IdentityUser): void {
    storage.setItem(userKey, JSON.stringify({ id, email, emailVerified }));
    tell();
  }

  function forget(): void {
    storage.removeItem(userKey);
    tell();
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
    async signOut() {
      // The service first: on a shared computer, 'signed out' must not be a mere appearance.
      await (await service()).signOut();
      forget();
    },
    async requestToken() {
      const asked = user();
      const renewed = await (await service()).renew();
      if (!renewed) forget();
      // Whoever signed in or out meanwhile is not overwritten by older news.
      else if (renewed.user && asked === user()) remember(renewed.user);
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
