import { createHmac } from 'node:crypto';
import { Refusal } from '@sabia/domain/refusal.ts';
import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { AttemptLimit } from './identity-limits.ts';

export type AttemptKind = 'passwords' | 'codes' | 'emails';

export interface Attempt {
  email: string;
  network: string;
  /** A device that has signed in to this account before: attempts elsewhere never lock it out. */
  device: string | null;
}

/**
 * Counts an attempt before it is made, so that attempts at the same time count as well. Refuses with
 * `too_many_requests`. The returned function is to be called after a success: it clears the counts.
 */
export type CountAttempt = (kind: AttemptKind, attempt: Attempt) => Promise<() => Promise<void>>;

const minute = 60;
const hour = 60 * minute;

/** Counts in the table `rate_limits`, which all processes share. */
export function createAttemptCounter(
  pool: pg.Pool,
  { limits, secret }: { limits: Record<AttemptKind, AttemptLimit>; secret: string },
): CountAttempt {
  /** The table holds no e-mail and no network address. */
  const hashKey = createHmac('sha256', secret).update('rate limits').digest();
  const hash = (...parts: string[]) =>
    createHmac('sha256', hashKey).update(parts.join('\n')).digest('base64url');

  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // One limiter deletes the expired rows of all.
      clearExpiredByTimeout: keyPrefix === 'passwords network',
      keyPrefix,
      points,
      duration,
    });
  const limitersOf = (kind: AttemptKind) => ({
    origin: limiter(`${kind} origin`, limits[kind].perAccountAndOrigin, 10 * minute),
    network: limiter(`${kind} network`, limits[kind].perNetwork, 10 * minute),
    account: limiter(`${kind} account`, limits[kind].perAccount, hour),
    lockouts: limiter(`${kind} lockouts`, 0, 24 * hour),
  });
  type Limiters = ReturnType<typeof limitersOf>;
  const limiters: Record<AttemptKind, Limiters> = {
    passwords: limitersOf('passwords'),
    codes: limitersOf('codes'),
    emails: limitersOf('emails'),
  };

  async function countForAccount({ account, lockouts }: Limiters, key: string): Promise<void> {
    const { consumedPoints, msBeforeNext } = await account.penalty(key);
    if (consumedPoints <= account.points) return;
    if (consumedPoints > account.points + 1) throw tooMany(msBeforeNext);
    const { consumedPoints: times } = await lockouts.penalty(key);
    const seconds = Math.min(minute * 2 ** (times - 1), hour);
    await account.block(key, seconds);
    throw tooMany(seconds * 1000);
  }

  return async function countAttempt(kind, { email, network, device }) {
    const { origin, network: byNetwork, account, lockouts } = limiters[kind];
    const isCleared = kind !== 'emails';
    if (device) {
      const key = hash(email, device);
      await take(origin, key);
      return async () => {
        if (isCleared) await origin.delete(key);
      };
    }
    const keys = { network: hash(network), origin: hash(email, network), account: hash(email) };
    await take(byNetwork, keys.network);
    await take(origin, keys.origin);
    await countForAccount(limiters[kind], keys.account);
    return async () => {
      if (!isCleared) return;
      // Others of the network may have failed, so its count only goes back by this attempt.
      await Promise.all([
        byNetwork.reward(keys.network),
        origin.delete(keys.origin),
        account.delete(keys.account),
        lockouts.delete(keys.account),
      ]);
    };
  };
}

async function take(limiter: RateLimiterPostgres, key: string): Promise<void> {
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
  if (consumedPoints > limiter.points) throw tooMany(msBeforeNext);
}

const tooMany = (waitMs: number) =>
  new Refusal('too_many_requests', { retryAfter: Math.ceil(waitMs / 1000) });
