import type { FastifyPluginCallback } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import pg from 'pg';
import type { Mail } from '../../mail/mail.ts';
import { askingBetterAuth } from './ask-better-auth.ts';
import { createBetterAuth } from './better-auth.ts';
import { createVerifiedAccount, type Account } from './create-verified-account.ts';
import { enterByLinkedin, type Entered } from './enter-by-linkedin.ts';
import type { LinkedinPerson } from './linkedin.ts';
import { retireUnreadableKeys } from './retire-unreadable-keys.ts';
import { createAttemptCounter } from './attempt-counter.ts';
import { usualLimits, type IdentityLimits } from './identity-limits.ts';
import { identityRoutes } from './identity-routes.ts';
import { createKnownDevices } from './known-devices.ts';

export interface IdentityOptions {
  databaseUrl: string;
  /** Signs the cookies and encrypts the private keys; see identity-secret.ts. */
  secret: string;
  /** The address that people type; cookies are Secure when it is https. */
  publicUrl: string;
  issuer: string;
  audience: string;
  mail: Mail;
  now: () => Date;
  limits?: IdentityLimits | 'off';
  /** Somebody has another password: their sessions have ended, but not the tokens given out before. */
  passwordChanged: (providerId: string) => Promise<void>;
  log: { error(details: unknown, message: string): void };
}

export interface Identity {
  /** To be registered under the prefix `/identity`. */
  routes: FastifyPluginCallback;
  /** The public keys of its tokens, for our own verifier. */
  keys(): Promise<JSONWebKeySet>;
  /**
   * An account that needs no code, for the demo school and for tests. One that is there is left as
   * it is, but for the password if `renewPassword` is set, and who is signed in if `endSessions` is.
   */
  createVerifiedAccount(
    account: Account,
    options?: { renewPassword?: boolean; endSessions?: boolean },
  ): Promise<{ providerId: string }>;
  /** Signs in whom LinkedIn has sent. */
  enterByLinkedin(person: LinkedinPerson): Promise<Entered>;
  /** To be called when it starts: a secret may have taken another one's place. */
  retireUnreadableKeys(): Promise<number>;
  /** Waits for the letters that are on their way. */
  close(): Promise<void>;
}

/** What the embedded identity is called among those whose tokens are taken. */
export const embeddedProvider = 'sabia';

/** How long a caller waits for a database that does not answer. */
const patience = 1500;

/** The embedded identity: accounts, sessions and tokens, in a schema of their own. */
export function createIdentity(options: IdentityOptions): Identity {
  const { databaseUrl, publicUrl, now, limits = usualLimits } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: '-c search_path=identity',
    max: 5,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', () => {});

  const underWay = new Set<Promise<unknown>>();
  function inBackground(work: Promise<unknown>): void {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  }

  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    // One piece of work may have started another.
    while (underWay.size > 0) await Promise.allSettled(underWay);
    await pool.end();
  }

  const auth = createBetterAuth({ ...options, pool, inBackground });

  /** An address that nobody has proved belongs to whoever signs up with it last. */
  async function forgetUnproved(email: string): Promise<void> {
    await pool.query('delete from "user" where email = $1 and not "emailVerified"', [email]);
  }

  return {
    routes: identityRoutes({
      ask: askingBetterAuth({ handle: auth.handler, publicUrl }),
      forgetUnproved,
      passwordChanged: options.passwordChanged,
      limits:
        limits === 'off'
          ? null
          : {
              requests: limits.requests,
              countAttempt: createAttemptCounter(pool, { limits, secret: options.secret }),
            },
      devices: createKnownDevices({
        secret: options.secret,
        isSecure: publicUrl.startsWith('https:'),
      }),
      now,
    }),
    keys: () => auth.api.getJwks(),
    async createVerifiedAccount(given, { renewPassword = false, endSessions = false } = {}) {
      const account = { ...given, email: given.email.toLowerCase() };
      await forgetUnproved(account.email);
      return createVerifiedAccount(auth, account, { renewPassword, endSessions });
    },
    enterByLinkedin: (person) => enterByLinkedin(auth, person, forgetUnproved),
    retireUnreadableKeys: () => retireUnreadableKeys(pool, options.secret),
    close: () => (closing ??= close()),
  };
}
