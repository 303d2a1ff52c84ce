import type { KeyStorage } from '../device/device-storage.ts';

/** Milliseconds. A stored token is reused while it is younger than this (product.md I1). */
export const tokenLifetime = 55 * 60_000;

const tokenKey = 'sabia.token';
const createdAtKey = 'sabia.tokenCreatedAt';

export interface TokenKeeper {
  /** The signed-in user's token; empty for a visitor. `force` renews it. */
  token(options?: { force?: boolean }): Promise<string>;
  /** Deletes the stored token. */
  forget(): void;
}

interface TokenDeps {
  storage: KeyStorage;
  now: () => number;
  /** Id of the signed-in user; null for a visitor. */
  currentUser: () => string | null;
  /** A fresh token from the identity service; empty without a session. */
  requestToken: () => Promise<string>;
}

/** Keeps the token in the storage; concurrent renewals for the same user are one request. */
export function createTokenKeeper({
  storage,
  now,
  currentUser,
  requestToken,
}: TokenDeps): TokenKeeper {
  let refresh: { user: string; token: Promise<string> } | undefined;

  function forget(): void {
    storage.removeItem(tokenKey);
    storage.removeItem(createdAtKey);
  }

  function storedToken(): string | undefined {
    const token = storage.getItem(tokenKey);
    const createdAt = Number(storage.getItem(createdAtKey) || Number.NaN);
    const isYoung = now() - createdAt < tokenLifetime;
    return token && isYoung ? token : undefined;
  }

  async function renew(user: string): Promise<string> {
    const token = await requestToken();
    // The user has changed during the request: the token is not stored.
    if (currentUser() !== user) return '';
    storage.setItem(tokenKey, token);
    storage.setItem(createdAtKey, String(now()));
    return token;
  }

  return {
    forget,
    async token({ force = false } = {}) {
      const user = currentUser();
      if (!user) return '';
      const token = force ? undefined : storedToken();
      if (token) return token;
      if (refresh?.user !== user) {
        const started = { user, token: renew(user) };
        const done = () => {
          if (refresh === started) refresh = undefined;
        };
        started.token.then(done, done);
        refresh = started;
      }
      return refresh.token;
    },
  };
}
