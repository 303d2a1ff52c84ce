import { createHmac } from 'node:crypto';
import { Refusal } from '@sabia/domain/refusal.ts';
import { waitInWords } from '@sabia/domain/identity/wait-in-words.ts';
import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { identitySchema } from './identity-schema.ts';
import type { AttemptLimit, IdentityLimits } from './identity-limits.ts';

/** A sign-up always sends an e-mail, a request of a code only to an account or a sign-up: they have counts apart. */
export type AttemptKind = 'passwords' | 'codes' | 'signUps' | 'emails';

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
   * Seconds until another e-mail is sent; 0 when this request sends one. The address has had many e-mails, and the
   * last one a moment ago: its code is still valid. The request itself is served, so that nobody uses up the e-mails
   * of another person.
   */
  emailWait: number;
  /**
   * The network has failed often. A right password and a right code still pass, because anybody in a network can
   * fail on purpose; its attempts slow down.
   */
  isSlow: boolean;
}

/**
 * Counts an attempt before it is made, so that attempts at the same time count as well. Refuses with
 * `too_many_requests`.
 */
export type CountAttempt = (kind: AttemptKind, attempt: Attempt) => Promise<CountedAttempt>;

type Limits = Record<AttemptKind, AttemptLimit> & Pick<IdentityLimits, 'emailsPerNetworkInADay'>;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Counts in the table `identity.rate_limits`, which all processes share. */
export function createAttemptCounter(
  pool: pg.Pool,
  { limits, secret }: { limits: Limits; secret: string },
): CountAttempt {
  /** The table holds no e-mail and no network address. */
  const hashKey = createHmac('sha256', secret).update('rate limits').digest();
  const hash = (...parts: string[]) =>
    createHmac('sha256', hashKey).update(parts.join('\n')).digest('base64url');

  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: identitySchema,
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
    lockouts: limiter(`${kind} lockouts`, 0, day),
  });
  type Limiters = ReturnType<typeof limitersOf>;
  const limiters: Record<AttemptKind, Limiters> = {
    passwords: limitersOf('passwords'),
    codes: limitersOf('codes'),
    signUps: limitersOf('signUps'),
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
  const pauseOf = (kind: EmailKind) => limiter(`${kind} pause`, 1, 5 * minute);
  const pauses = { signUps: pauseOf('signUps'), emails: pauseOf('emails') };
  const dayOfNetwork = limiter('emails day', limits.emailsPerNetworkInADay, day);

  async function countEmail(
    kind: EmailKind,
    { email, network, device }: Attempt,
  ): Promise<CountedAttempt> {
    const { origin, network: byNetwork, account } = limiters[kind];
    if (!device) {
      await take(byNetwork, hash(network), { refusal: tooManyOfNetwork });
      await take(dayOfNetwork, hash(network), { refusal: tooManyOfNetwork });
    }
    const counts = await Promise.all([
      origin.penalty(hash(email, device ?? network)),
      ...(device ? [] : [account.penalty(hash(email))]),
    ]);
    const isOver =
      counts[0].consumedPoints > origin.points ||
      (counts[1] !== undefined && counts[1].consumedPoints > account.points);
    const { consumedPoints, msBeforeNext } = await pauses[kind].penalty(hash(email));
    const emailWait = isOver && consumedPoints > 1 ? secondsOf(msBeforeNext) : 0;
    return { clear: async () => {}, emailWait, isSlow: false };
  }

  return async function countAttempt(kind, attempt) {
    if (kind === 'emails' || kind === 'signUps') return countEmail(kind, attempt);
    const { email, network, device, signUp } = attempt;
    const { origin, network: byNetwork, account, lockouts } = limiters[kind];
    if (device) {
      const key = hash(email, device);
      await take(origin, key);
      return { clear: async () => void (await origin.delete(key)), emailWait: 0, isSlow: false };
    }
    // Strangers without a sign-up for the address and browsers with one don't lock each other out.
    const keys = {
      network: hash(network),
      origin: signUp ? hash(email, 'sign-up', signUp) : hash(email, network),
      account: signUp ? hash(email, 'sign-up') : hash(email),
    };
    if (signUp) await take(origin, hash(email, 'sign-ups', network), { points: 3 * origin.points });
    await take(origin, keys.origin);
    await countForAccount(limiters[kind], keys.account);
    const { consumedPoints } = await byNetwork.penalty(keys.network);
    return {
      emailWait: 0,
      isSlow: consumedPoints > byNetwork.points,
      async clear() {
        // The count of the network goes back by this attempt only, because it also has the failures of other people.
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

type EmailKind = Extract<AttemptKind, 'signUps' | 'emails'>;

async function take(
  limiter: RateLimiterPostgres,
  key: string,
  { points = limiter.points, refusal = tooMany } = {},
): Promise<void> {
  const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
  if (consumedPoints > points) throw refusal(msBeforeNext);
}

const secondsOf = (waitMs: number) => Math.ceil(waitMs / 1000);

function tooMany(waitMs: number): Refusal {
  const retryAfter = secondsOf(waitMs);
  const detail = `Foram tentativas demais. Tente de novo em ${waitInWords(retryAfter)}.`;
  return new Refusal('too_many_requests', { detail, retryAfter });
}

function tooManyOfNetwork(waitMs: number): Refusal {
  const retryAfter = secondsOf(waitMs);
  const detail = `Muitos e-mails já foram pedidos desta rede, e nenhum foi enviado agora. Tente de novo em ${waitInWords(retryAfter)}, ou em outra rede.`;
  return new Refusal('too_many_requests', { detail, retryAfter });
}

export function emailSentRecently(retryAfter: number): Refusal {
  const detail = `Vários e-mails foram pedidos para este endereço há pouco. O último continua valendo; confira também o spam. Outro pode sair em ${waitInWords(retryAfter)}.`;
  return new Refusal('email_sent_recently', { detail, retryAfter });
}
