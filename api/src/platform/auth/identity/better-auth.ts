import { betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins/jwt';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { isOwnHost, type Reach } from '../../http/own-host.ts';
import { beginSessionPlugin } from './begin-session.ts';
import { identitySchema } from './identity-schema.ts';

/** The request header that has the client's address. Only our routes set it. */
export const clientAddressHeader = 'x-sabia-client-address';

/** In seconds. */
const day = 24 * 3600;

interface Options {
  pool: pg.Pool;
  secret: string;
  publicUrl: string;
  /** From where the server can be reached. */
  reach: Reach;
  issuer: string;
  audience: string;
  inBackground: (work: Promise<unknown>) => void;
  /** Throws if the account may not begin a session. */
  beforeSession: (accountId: string) => Promise<void>;
  /** Replaces scrypt in tests of many people. */
  passwords?: PasswordHashing | undefined;
  log: { error(details: unknown, message: string): void };
}

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;

/** Configures better-auth. identity-routes.ts decides which of its endpoints are served. */
export function createBetterAuth(options: Options) {
  const { pool, secret, publicUrl, reach, issuer, audience, passwords, log } = options;
  const { inBackground, beforeSession } = options;
  const { protocol } = new URL(publicUrl);

  return betterAuth({
    appName: 'Sabiá',
    baseURL: publicUrl,
    basePath: '/identity',
    secret,
    // A connection pooler refuses a search_path, so that each statement names the schema.
    database: {
      db: new Kysely({ dialect: new PostgresDialect({ pool }) }).withSchema(identitySchema),
      type: 'postgres',
    },
    // The origin of a request must match its host, and that must be ours: no name of another page that leads here.
    trustedOrigins(request) {
      const host = request?.headers.get('host');
      return host && isOwnHost(host, reach) ? [`${protocol}//${host}`] : [];
    },
    // Sign-up, codes and recovery are our own: email-accounts.ts.
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      ...(passwords && { password: passwords }),
    },
    session: { expiresIn: 30 * day, updateAge: day },
    databaseHooks: {
      session: { create: { before: ({ userId }) => beforeSession(userId) } },
    },
    plugins: [
      beginSessionPlugin,
      jwt({
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: 'RS256', modulusLength: 2048 } },
        jwt: {
          issuer,
          audience,
          expirationTime: '1h',
          definePayload: ({ user, session }) => ({
            // To the millisecond, so that tokens from before the end of an account can be told apart.
            iat: Date.now() / 1000,
            // A token is valid while its session is (provision-user.ts).
            sid: session.id,
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
          }),
        },
      }),
    ],
    // Replaced by attempt-counter.ts, which counts per account as well.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'sabia',
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      backgroundTasks: { handler: inBackground },
      // These are the defaults, but better-auth disables both checks in tests unless they are set.
      disableCSRFCheck: false,
      disableOriginCheck: false,
    },
    onAPIError: { throw: true },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => log.error({ details }, `identity: ${message}`),
    },
    telemetry: { enabled: false },
  });
}
