import type { FastifyPluginCallback } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import pg from 'pg';
import type { Mail } from '../../mail/mail.ts';
import { createBetterAuthCaller } from './call-better-auth.ts';
import { createBetterAuth } from './better-auth.ts';
import { createVerifiedAccount, type Account } from './create-verified-account.ts';
import { signInByLinkedin, type StartedSession } from './sign-in-by-linkedin.ts';
import type { LinkedinPerson } from './linkedin.ts';
import { retireUnreadableKeys } from './retire-unreadable-keys.ts';
import { createAttemptCounter } from './attempt-counter.ts';
import { usualLimits, type IdentityLimits } from './identity-limits.ts';
import { identityRoutes } from './identity-routes.ts';
import { createKnownDevices } from './known-devices.ts';

export interface IdentityOptions {
  databaseUrl: string;
  /** Signs cookies and encrypts the private keys; see identity-secret.ts. */
  secret: string;
  /** Public address of the site; cookies are Secure when it is https. */
  publicUrl: string;
  issuer: string;
  audience: string;
  mail: Mail;
  now: () => Date;
  limits?: IdentityLimits | 'off';
  /** Called after a change of password: sessions have ended, but tokens issued before are still valid. */
  passwordChanged: (providerId: string) => Promise<void>;
  log: { error(details: unknown, message: string): void };
}

export interface Identity {
  /** Routes, to be registered under the prefix `/identity`. */
  routes: FastifyPluginCallback;
  /** The public keys of its tokens. */
  keys(): Promise<JSONWebKeySet>;
  /**
   * Creates an account without a code, for the demo school and tests. An existing account is left as it is;
   * `renewPassword` sets its password, and `endSessions` ends its sessions with that.
   */
  createVerifiedAccount(
    account: Account,
    options?: { renewPassword?: boolean; endSessions?: boolean },
  ): Promise<{ providerId: string }>;
  /** Begins a session for a LinkedIn account. */
  signInByLinkedin(person: LinkedinPerson): Promise<StartedSession>;
  /** To be called at the start, because the secret may have changed. */
  retireUnreadableKeys(): Promise<number>;
  /** Waits for the e-mails that are being sent. */
  close(): Promise<void>;
}

/** The provider name of the embedded identity. */
export const embeddedProvider = 'sabia';

const databaseTimeoutMs = 1500;

/** The embedded identity: accounts, sessions and tokens, in the schema `identity`. */
export function createIdentity(options: IdentityOptions): Identity {
  const { databaseUrl, publicUrl, now, limits = usualLimits } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: '-c search_path=identity',
    max: 5,
    connectionTimeoutMillis: databaseTimeoutMs,
    query_timeout: databaseTimeoutMs,
  });
  // Without a listener a broken idle connection would end the process.
  pool.on('error', () => {});

  const pending = new Set<Promise<unknown>>();
  function inBackground(work: Promise<unknown>): void {
    pending.add(work);
    void work.finally(() => pending.delete(work));
  }

  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    // A task may start another one.
    while (pending.size > 0) await Promise.allSettled(pending);
    await pool.end();
  }

  const auth = createBetterAuth({ ...options, pool, inBackground });

  /** An unverified address belongs to the last sign-up with it, so an earlier one is deleted. */
  async function deleteUnverified(email: string): Promise<void> {
    await pool.query('delete from "user" where email = $1 and not "emailVerified"', [email]);
  }

  return {
    routes: identityRoutes({
      callBetterAuth: createBetterAuthCaller({ handle: auth.handler, publicUrl }),
      deleteUnverified,
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
    async createVerifiedAccount(input, { renewPassword = false, endSessions = false } = {}) {
      const account = { ...input, email: input.email.toLowerCase() };
      await deleteUnverified(account.email);
      return createVerifiedAccount(auth, account, { renewPassword, endSessions });
    },
    signInByLinkedin: (person) => signInByLinkedin(auth, person, deleteUnverified),
    retireUnreadableKeys: () => retireUnreadableKeys(pool, options.secret),
    close: () => (closing ??= close()),
  };
}
