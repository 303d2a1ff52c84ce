import { Refusal } from '@sabia/domain/refusal.ts';
import {
  createLocalJWKSet,
  errors,
  type CryptoKey,
  type JSONWebKeySet,
  type JWSHeaderParameters,
  type LocalJWKSet,
} from 'jose';

/** Where an issuer's public keys come from: an address, or a function where they are at hand. */
export type KeySource = URL | (() => Promise<JSONWebKeySet>);

/** An issuer's public keys, fetched when needed and kept for a while. */
export interface Keyring {
  /** Refuses with `token_invalid` when the issuer has no such key, `unavailable` when it can't say. */
  find(header: JWSHeaderParameters): Promise<CryptoKey>;
}

/** Held keys are asked for anew after this, */
const freshFor = 10 * 60_000;
/** but serve on while the issuer can't be reached. */
const usableFor = 6 * 60 * 60_000;
/** Key ids that strangers invent ask the issuer no more often than this, */
const cooldown = 5_000;
/** and an issuer that failed is left alone for a moment. */
const pause = 2_000;
const patience = 3_000;

export function createKeyring({ source, now }: { source: KeySource; now: () => Date }): Keyring {
  const load = source instanceof URL ? () => fetchKeys(source) : source;
  let held: { at: number; keys: LocalJWKSet } | undefined;
  let lastTry: { at: number; failure?: unknown } | undefined;
  let loading: Promise<boolean> | undefined;

  const age = ({ at }: { at: number }) => now().getTime() - at;

  /** Whether what is held is the issuer's latest word. */
  function refresh(): Promise<boolean> {
    if (lastTry && age(lastTry) < ('failure' in lastTry ? pause : cooldown)) {
      return Promise.resolve(!('failure' in lastTry));
    }
    loading ??= reload().finally(() => (loading = undefined));
    return loading;
  }

  async function reload(): Promise<boolean> {
    try {
      const keys = createLocalJWKSet(await load());
      const at = now().getTime();
      held = { at, keys };
      lastTry = { at };
      return true;
    } catch (failure) {
      lastTry = { at: now().getTime(), failure };
      return false;
    }
  }

  async function lookUp(header: JWSHeaderParameters): Promise<CryptoKey | undefined> {
    try {
      return await held?.keys(header);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return undefined;
      throw unavailable(error);
    }
  }

  return {
    async find(header) {
      const known = await lookUp(header);
      if (known && held && age(held) < freshFor) return known;
      if (await refresh()) {
        const key = await lookUp(header);
        if (key) return key;
        throw new Refusal('token_invalid');
      }
      if (known && held && age(held) < usableFor) return known;
      throw unavailable(lastTry?.failure);
    },
  };
}

/** The cause is for our log. */
const unavailable = (cause: unknown): Refusal =>
  Object.assign(new Refusal('unavailable'), { cause });

export const fetchKeys = async (address: URL) => (await fetchJson(address)) as JSONWebKeySet;

/** What an issuer publishes at an address: from there, and soon, or not at all. */
export async function fetchJson(address: URL): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (response.status !== 200) throw new Error(`${address.href} answered ${response.status}`);
  return response.json();
}
