import { refused, unanswered } from './api-problem.ts';
import type { KeyStorage } from './token.ts';

/** Who the identity service says is signed in, as it was last told on this device. */
export interface IdentityUser {
  /** The provider id, by which the product finds its own profile. */
  id: string;
  email: string;
  emailVerified: boolean;
}

/**
 * Who is signed in, by the embedded identity under /identity. The verbs of an account (sign in, sign
 * up, recover a password) belong to web/src/users, so that only their screens carry them.
 */
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
  /** A POST to the service; throws an ApiProblem. */
  post(path: string, body: object): Promise<unknown>;
}

const userKey = 'sabia.user';
const timeout = 15_000;

interface IdentityParts {
  storage: KeyStorage;
  fetch: typeof fetch;
  /** Where the service lives; empty for the page's own origin. */
  origin: string;
  /** Storage events of other tabs. */
  otherTabs?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export function createIdentity({ storage, fetch, origin, otherTabs }: IdentityParts): Identity {
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

  function forget(): void {
    storage.removeItem(userKey);
    tell();
  }

  async function send(path: string, body?: object): Promise<Response> {
    try {
      return await fetch(`${origin}/identity${path}`, {
        method: body ? 'POST' : 'GET',
        headers: body ? { 'content-type': 'application/json' } : {},
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
    } catch (error) {
      throw unanswered(error);
    }
  }

  async function post(path: string, body: object): Promise<unknown> {
    const response = await send(path, body);
    if (!response.ok) throw await refused(response);
    return (await response.json()) as unknown;
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
    remember({ id, email, emailVerified }) {
      storage.setItem(userKey, JSON.stringify({ id, email, emailVerified }));
      tell();
    },
    forget,
    async signOut() {
      // The service first: on a shared computer, 'signed out' must not be a mere appearance.
      await post('/sign-out', {});
      forget();
    },
    async requestToken() {
      const response = await send('/token');
      if (response.status === 401) {
        forget();
        return '';
      }
      if (!response.ok) throw await refused(response);
      const answer = (await response.json()) as { token: string };
      return answer.token;
    },
    post,
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
