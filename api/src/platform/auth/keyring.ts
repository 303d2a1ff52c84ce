import { Refusal } from '@sabia/domain/refusal.ts';
import {
  createLocalJWKSet,
  errors,
  type CryptoKey,
  type JSONWebKeySet,
  type JWSHeaderParameters,
  type LocalJWKSet,
} from 'jose';

/** The source of an issuer's public keys: a JWKS URL, or a function. */
export type KeySource = URL | (() => Promise<JSONWebKeySet>);

/** A cache of an issuer's public keys. */
export interface Keyring {
  /** Refuses with `token_invalid` when the issuer has no such key, `unavailable` when its keys can't be fetched. */
  find(header: JWSHeaderParameters): Promise<CryptoKey>;
}

/** Milliseconds after which cached keys are fetched again. */
const freshMs = 10 * 60_000;
/** Milliseconds for which cached keys are used while the issuer can't be reached. */
const usableMs = 6 * 60 * 60_000;
/** Least milliseconds between two fetches, so that invented key ids do not cause one each. */
const fetchIntervalMs = 5_000;
/** Least milliseconds between a failed fetch and the next one. */
const retryIntervalMs = 2_000;
const timeoutMs = 3_000;

export function createKeyring({ source, now }: { source: KeySource; now: () => Date }): Keyring {
  const load = source instanceof URL ? () => fetchKeys(source) : source;
  let cached: { at: number; keys: LocalJWKSet } | undefined;
  let lastFetch: { at: number; failure?: unknown } | undefined;
  let loading: Promise<boolean> | undefined;

  const age = ({ at }: { at: number }) => now().getTime() - at;

  /** Fetches the keys, unless that was done just now. Resolves to false when the last fetch failed. */
  function refresh(): Promise<boolean> {
    if (
      lastFetch &&
      age(lastFetch) < ('failure' in lastFetch ? retryIntervalMs : fetchIntervalMs)
    ) {
      return Promise.resolve(!('failure' in lastFetch));
    }
    loading ??= reload().finally(() => (loading = undefined));
    return loading;
  }

  async function reload(): Promise<boolean> {
    try {
      const keys = createLocalJWKSet(await load());
      const at = now().getTime();
      cached = { at, keys };
      lastFetch = { at };
      return true;
    } catch (failure) {
      lastFetch = { at: now().getTime(), failure };
      return false;
    }
  }

  async function lookUp(header: JWSHeaderParameters): Promise<CryptoKey | undefined> {
    try {
      return await cached?.keys(header);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return undefined;
      throw unavailable(error);
    }
  }

  return {
    async find(header) {
      const known = await lookUp(header);
      if (known && cached && age(cached) < freshMs) return known;
      if (await refresh()) {
        const key = await lookUp(header);
        if (key) return key;
        throw new Refusal('token_invalid');
      }
      if (known && cached && age(cached) < usableMs) return known;
      throw unavailable(lastFetch?.failure);
    },
  };
}

/** The cause is logged only. */
const unavailable = (cause: unknown): Refusal =>
  Object.assign(new Refusal('unavailable'), { cause });

export const fetchKeys = async (address: URL) => (await fetchJson(address)) as JSONWebKeySet;

/** Fetches JSON of an issuer. Throws after a redirect, an error status or the timeout. */
export async function fetchJson(address: URL): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 200) throw new Error(`${address.href} answered ${response.status}`);
  return response.json();
}
