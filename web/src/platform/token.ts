/**
 * The session token's rules, as in product.md I1. The clock, the storage and the
 * identity service are passed in.
 */
export const tokenLifetime = 55 * 60_000;

const tokenKey = 'sabia.token';
const createdAtKey = 'sabia.tokenCreatedAt';

export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface TokenKeeper {
  /** The current user's token; empty when nobody is signed in. `force` asks for a fresh one. */
  token(options?: { force?: boolean }): Promise<string>;
  forget(): void;
}

interface TokenParts {
  storage: KeyStorage;
  now: () => number;
  /** The id of the signed-in user, null when nobody is. */
  currentUser: () => string | null;
  /** A fresh token for the current user, from the identity service; empty when it knows nobody. */
  requestToken: () => Promise<string>;
}

export function createTokenKeeper({
  storage,
  now,
  currentUser,
  requestToken,
}: TokenParts): TokenKeeper {
  let refresh: { user: string; token: Promise<string> } | undefined;

  function forget(): void {
    storage.removeItem(tokenKey);
    storage.removeItem(createdAtKey);
  }

  function kept(): string | undefined {
    const token = storage.getItem(tokenKey);
    const createdAt = Number(storage.getItem(createdAtKey) || Number.NaN);
    const isYoung = now() - createdAt < tokenLifetime;
    return token && isYoung ? token : undefined;
  }

  async function renew(user: string): Promise<string> {
    const token = await requestToken();
    // Whoever asked has signed out meanwhile: the token is nobody's.
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
      const token = force ? undefined : kept();
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
