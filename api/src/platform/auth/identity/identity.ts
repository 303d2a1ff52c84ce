import type { SignInProvider } from '@sabia/domain/identity/sign-in-providers.ts';
import type { Brand } from '@sabia/domain/school/brand.ts';
import type { FastifyPluginCallback } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import type { Database } from '../../db/database.ts';
import { openPool } from '../../db/open-pool.ts';
import type { Reach } from '../../http/own-host.ts';
import type { Mail } from '../../mail/mail.ts';
import { createBetterAuthCaller } from './call-better-auth.ts';
import { createBetterAuth, type PasswordHashing } from './better-auth.ts';
import { createVerifiedAccount, type Account } from './create-verified-account.ts';
import { createEmailAccounts } from './email-accounts.ts';
import { providerLinkedEmail } from './emails.ts';
import { createMailboxCodes } from './mailbox-codes.ts';
import { createPasswordSessions } from './password-sessions.ts';
import { createSignUps } from './sign-ups.ts';
import { signInByProvider, type StartedSession } from './sign-in-by-provider.ts';
import type { ProviderPerson } from './provider-sign-in.ts';
import { refuseBlocked } from './refuse-blocked.ts';
import { retireUnreadableKeys } from './retire-unreadable-keys.ts';
import { createAttemptCounter } from './attempt-counter.ts';
import { usualLimits, type IdentityLimits } from './identity-limits.ts';
import { identityRoutes } from './identity-routes.ts';
import { createKnownDevices } from './known-devices.ts';

export interface IdentityOptions {
  databaseUrl: string;
  /** For what needs a transaction; better-auth has connections of its own. */
  db: Database;
  /** Signs cookies and encrypts the private keys; see identity-secret.ts. */
  secret: string;
  /** Public address of the site; cookies are Secure when it is https. */
  publicUrl: string;
  /** From where the server can be reached; a request for another host is not trusted. */
  reach: Reach;
  issuer: string;
  audience: string;
  mail: Mail;
  /** The brand of the school now, for e-mails. */
  brand: () => Promise<Brand>;
  now: () => Date;
  limits?: IdentityLimits | 'off';
  /** Replaces scrypt in tests of many people. */
  passwords?: PasswordHashing;
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
  /** Begins a session for an account at a provider. */
  signInByProvider(person: ProviderPerson): Promise<StartedSession>;
  /**
   * To be called at the start. Retires the signing keys of a former secret and returns their number, and creates the first key:
   * two first tokens at once would create two, and a verifier takes seconds to ask for a key that it does not know.
   */
  prepareKeys(): Promise<number>;
  /** Waits for the e-mails that are being sent. */
  close(): Promise<void>;
}

/** The provider name of the embedded identity. */
export const embeddedProvider = 'sabia';

/**
 * The database ends a slow statement (connection-settings.ts). The driver's timers are for a silent network only: they count
 * the time in which the event loop is blocked too, so they are much longer.
 */
const driverTimeoutMs = 5000;

/** The embedded identity: accounts, sessions and tokens, in the schema `identity`. */
export function createIdentity(options: IdentityOptions): Identity {
  const { databaseUrl, db, publicUrl, now, limits = usualLimits, log } = options;
  const pool = openPool({
    connectionString: databaseUrl,
    max: 5,
    connectionTimeoutMillis: driverTimeoutMs,
    query_timeout: driverTimeoutMs,
  });

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

  const isSecure = publicUrl.startsWith('https:');
  const beforeSession = (accountId: string) => refuseBlocked(db, accountId);
  const auth = createBetterAuth({ ...options, pool, inBackground, beforeSession });
  const callBetterAuth = createBetterAuthCaller({ handle: auth.handler, publicUrl });
  const hash = async (password: string) => (await auth.$context).password.hash(password);
  const logged = (work: Promise<unknown>) =>
    inBackground(
      work.catch((error: unknown) => log.error({ err: error }, 'identity: background task failed')),
    );
  const tellOwner = (to: string, provider: SignInProvider) =>
    logged(
      options
        .brand()
        .then((brand) =>
          options.mail.send(providerLinkedEmail({ to, provider, site: publicUrl }, brand)),
        ),
    );
  const signUps = createSignUps({ db, now, isSecure });
  const accounts = createEmailAccounts({
    db,
    signUps,
    codes: createMailboxCodes({ db, secret: options.secret, now }),
    hash,
    mail: options.mail,
    brand: options.brand,
    site: publicUrl,
    inBackground: logged,
  });

  return {
    routes: identityRoutes({
      callBetterAuth,
      accounts,
      signUps,
      sessions: createPasswordSessions({ auth, db, callBetterAuth }),
      limits:
        limits === 'off'
          ? null
          : {
              requests: limits.requests,
              countAttempt: createAttemptCounter(pool, { limits, secret: options.secret }),
            },
      devices: createKnownDevices({ secret: options.secret, isSecure }),
      publicUrl,
      now,
    }),
    keys: () => auth.api.getJwks(),
    async createVerifiedAccount(account, renewal = {}) {
      const passwordHash = await hash(account.password);
      const email = account.email.toLowerCase();
      return createVerifiedAccount(db, { ...account, email, passwordHash }, renewal);
    },
    signInByProvider: (person) => signInByProvider({ auth, db, tellOwner }, person),
    prepareKeys: () =>
      db.transaction(
        async () => {
          const retired = await retireUnreadableKeys(pool, options.secret);
          await auth.api.getJwks();
          return retired;
        },
        // All processes start at once.
        { exclusive: ['signing keys'], timeoutMs: driverTimeoutMs * 2 },
      ),
    close: () => (closing ??= close()),
  };
}
