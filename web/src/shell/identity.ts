import { IdentityProblem, identityRefused } from './identity-problem.ts';
import type { KeyStorage } from './token.ts';

/** Who the identity service says is signed in, as it was last told on this device. */
export interface IdentityUser {
  /** The provider id, by which the product finds its own profile. */
  id: string;
  email: string;
  emailVerified: boolean;
}

/** The service of the embedded identity, under /identity. A cloud identity is another of these. */
export interface Identity {
  user(): IdentityUser | null;
  /** Tells of sign-ins and sign-outs, those of other tabs included. */
  subscribe(listener: () => void): () => void;
  signIn(email: string, password: string): Promise<void>;
  signUp(account: { name: string; email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
  /** The session ended elsewhere: forget the user here. */
  forget(): void;
  sendCode(email: string): Promise<void>;
  /** Whether the code also signed the user in. */
  verifyEmail(email: string, code: string): Promise<boolean>;
  requestPasswordReset(email: string): Promise<void>;
  resetPassword(reset: { email: string; code: string; password: string }): Promise<void>;
  /** A fresh token; empty when the service knows no session. */
  requestToken(): Promise<string>;
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

  function remember(given: IdentityUser | null): void {
    if (given) {
      const { id, email, emailVerified } = given;
      storage.setItem(userKey, JSON.stringify({ id, email, emailVerified }));
    } else storage.removeItem(userKey);
    for (const listener of listeners) listener();
  }

  async function send(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
    try {
      return await fetch(`${origin}/identity${path}`, {
        method,
        headers: body ? { 'content-type': 'application/json' } : {},
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
    } catch (error) {
      throw new IdentityProblem('unreachable', { cause: error });
    }
  }

  async function post(path: string, body: object): Promise<Response> {
    const response = await send('POST', path, body);
    if (!response.ok) throw await identityRefused(response);
    return response;
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
    async signIn(email, password) {
      const response = await post('/sign-in/email', { email, password });
      const answer: { user: IdentityUser } = await response.json();
      remember(answer.user);
    },
    async signUp(account) {
      try {
        await post('/sign-up/email', account);
      } catch (error) {
        // The screen goes on the same way, so that it never says whose address has an account.
        if (error instanceof IdentityProblem && error.code === 'account-exists') return;
        throw error;
      }
    },
    async signOut() {
      // The device forgets first: whatever happens to the request, nobody stays signed in here.
      remember(null);
      await send('POST', '/sign-out', {});
    },
    forget: () => remember(null),
    async sendCode(email) {
      const type = 'email-verification';
      await post('/email-otp/send-verification-otp', { email, type });
    },
    async verifyEmail(email, code) {
      const response = await post('/email-otp/verify-email', { email, otp: code });
      const answer: { token: string | null; user: IdentityUser } = await response.json();
      if (answer.token) remember(answer.user);
      return answer.token !== null;
    },
    async requestPasswordReset(email) {
      await post('/email-otp/request-password-reset', { email });
    },
    async resetPassword({ email, code, password }) {
      await post('/email-otp/reset-password', { email, otp: code, password });
    },
    async requestToken() {
      const response = await send('GET', '/token');
      if (response.status === 401) {
        remember(null);
        return '';
      }
      if (!response.ok) throw await identityRefused(response);
      const answer: { token: string } = await response.json();
      return answer.token;
    },
  };
}

function parseUser(text: string | null): IdentityUser | null {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
