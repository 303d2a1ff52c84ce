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
  /** The sign-up of this browser for the address: it has counts of its own. */
  signUp: string | null;
}

interface CountedAttempt {
  /** To be called after a success. */
  clear(): Promise<void>;
  /**
   * False when the address has had many e-mails, and the last one a moment ago: its code is still valid.
   * The request itself is served, so that nobody uses up the e-mails of another person.
   */
  sendsEmail: boolean;
}

/**
 * Counts an attempt before it is made, so that attempts at the same time count as well. Refuses with
 * `too_many_requests`.
 */
export type CountAttempt = (kind: AttemptKind, attempt: Attempt) => Promise<CountedAttempt>;

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
    origin: limiter(
      `${kind} origin`,
      limits[kind].perAccountAndOrigin,
      // Nobody mistypes a code ten times in an hour.
      kind === 'codes' ? hour : 10 * minute,
    ),
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

  /** Beyond the limits of an address only one e-mail in five minutes is sent; a code is valid for ten. */
  const pause = limiter('emails pause', 1, 5 * minute);

  async function countEmail({ email, network, device }: Attempt): Promise<CountedAttempt> {
    const { origin, network: byNetwork, account } = limiters.emails;
    if (!device) await take(byNetwork, hash(network));
    const counts = await Promise.all([
      origin.penalty(hash(email, device ?? network)),
      ...(device ? [] : [account.penalty(hash(email))]),
    ]);
    const isOver =
      counts[0].consumedPoints > origin.points ||
      (counts[1] !== undefined && counts[1].consumedPoints > account.points);
    const { consumedPoints } = await pause.penalty(hash(email));
    return { clear: async () => {}, sendsEmail: !isOver || consumedPoints === 1 };
  }

  return async function countAttempt(kind, attempt) {
    if (kind === 'emails') return countEmail(attempt);
    const { email, network, device, signUp } = attempt;
    const { origin, network: byNetwork, account, lockouts } = limiters[kind];
    if (device) {
      const key = hash(email, device);
      await take(origin, key);
      return { clear: async () => void (await origin.delete(key)), sendsEmail: true };
    }
    // Strangers without a sign-up for the address and browsers with one don't lock each other out.
    const keys = {
      network: hash(network),
      origin: signUp ? hash(email, 'sign-up', signUp) : hash(email, network),
      account: signUp ? hash(email, 'sign-up') : hash(email),
    };
    await take(byNetwork, keys.network);
    if (signUp) await take(origin, hash(email, 'sign-ups', network), 3 * origin.points);
    await take(origin, keys.origin);
    await countForAccount(limiters[kind], keys.account);
    return {
      sendsEmail: true,
      async clear() {
        // Others of the network may have failed, so its count only goes back by this attempt.
        await Promise.all([
          byNetwork.reward(keys.network),
          origin.delete(keys.origin),
          account.delete(keys.account),
          lockouts.delete(keys.account),
        ]);
      },
    };
  };
}

async function take(
  limiter: RateLimiterPostgres,
  key: string,
  points = limiter.points,
): Promise<void> {
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
  if (consumedPoints > points) throw tooMany(msBeforeNext);
}

const tooMany = (waitMs: number) =>
  new Refusal('too_many_requests', { retryAfter: Math.ceil(waitMs / 1000) });
