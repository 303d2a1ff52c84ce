import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { emailOTP, jwt } from 'better-auth/plugins';
import type pg from 'pg';
import type { Mail } from '../../mail/mail.ts';
import { beginSessionPlugin } from './begin-session.ts';
import { knownAddressEmail, recoveryEmail, verificationEmail } from './emails.ts';

/** The request header that has the client's address. Only our routes set it. */
export const clientAddressHeader = 'x-sabia-client-address';

const minute = 60;
const day = 24 * 60 * minute;

interface Options {
  /** Its search_path must be the schema `identity`. */
  pool: pg.Pool;
  secret: string;
  publicUrl: string;
  issuer: string;
  audience: string;
  mail: Mail;
  /** Sends e-mails after the response, so that its duration does not reveal whether an account exists. */
  inBackground: (work: Promise<unknown>) => void;
  passwordChanged: (providerId: string) => Promise<void>;
  log: { error(details: unknown, message: string): void };
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;

/** Configures better-auth. identity-routes.ts decides which of its endpoints are served. */
export function createBetterAuth(options: Options) {
  const { pool, secret, publicUrl, issuer, audience, mail, inBackground, log } = options;
  const { passwordChanged } = options;
  const { protocol } = new URL(publicUrl);

  async function isVerified(email: string): Promise<boolean> {
    const found = await pool.query('select from "user" where email = $1 and "emailVerified"', [
      email,
    ]);
    return found.rowCount === 1;
  }

  const notifyOwner = (to: string) => mail.send(knownAddressEmail({ to, site: publicUrl }));

  return betterAuth({
    appName: 'Sabiá',
    baseURL: publicUrl,
    basePath: '/identity',
    secret,
    database: pool,
    // The origin of a request must match its host, so a page of another site is refused.
    trustedOrigins: (request) => [request && `${protocol}//${request.headers.get('host')}`],
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => passwordChanged(user.id),
      async onExistingUserSignUp({ user }) {
        if (user.emailVerified) await notifyOwner(user.email);
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      async beforeEmailVerification(user) {
        // Otherwise a guessed code would replace the password.
        if (user.emailVerified) throw new APIError('BAD_REQUEST', { code: 'INVALID_OTP' });
      },
    },
    session: { expiresIn: 30 * day, updateAge: day },
    plugins: [
      beginSessionPlugin,
      emailOTP({
        otpLength: 8,
        expiresIn: 10 * minute,
        allowedAttempts: 5,
        storeOTP: 'encrypted',
        overrideDefaultEmailVerification: true,
        disableSignUp: true,
        async sendVerificationOTP({ email: to, otp: code, type }) {
          if (type === 'forget-password') await mail.send(recoveryEmail({ to, code }));
          else if (await isVerified(to)) await notifyOwner(to);
          else await mail.send(verificationEmail({ to, code }));
        },
      }),
      jwt({
        disableSettingJwtHeader: true,
        jwks: { keyPairConfig: { alg: 'RS256', modulusLength: 2048 } },
        jwt: {
          issuer,
          audience,
          expirationTime: '1h',
          definePayload: ({ user }) => ({
            // To the millisecond, so that tokens from before the end of a session can be told apart.
            iat: Date.now() / 1000,
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
