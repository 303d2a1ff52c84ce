import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { emailOTP, jwt } from 'better-auth/plugins';
import type pg from 'pg';
import type { Mail } from '../../mail/mail.ts';
import { sessionBeginning } from './begin-session.ts';
import { knownAddressEmail, recoveryEmail, verificationEmail } from './emails.ts';

/** Tells better-auth who asks; only our routes write it. */
export const clientAddressHeader = 'x-sabia-client-address';

const minute = 60;
const day = 24 * 60 * minute;

interface Parts {
  /** Its search_path is the schema `identity`. */
  pool: pg.Pool;
  secret: string;
  publicUrl: string;
  issuer: string;
  audience: string;
  mail: Mail;
  /** Lets a letter leave after the answer, which must not take longer where an account exists. */
  inBackground: (work: Promise<unknown>) => void;
  passwordChanged: (providerId: string) => Promise<void>;
  log: { error(details: unknown, message: string): void };
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;

/** The library, set to our rules. What reaches it is decided in identity-routes.ts. */
export function createBetterAuth(parts: Parts) {
  const { pool, secret, publicUrl, issuer, audience, mail, inBackground, log } = parts;
  const { passwordChanged } = parts;
  const { protocol } = new URL(publicUrl);

  async function isVerified(email: string): Promise<boolean> {
    const found = await pool.query('select from "user" where email = $1 and "emailVerified"', [
      email,
    ]);
    return found.rowCount === 1;
  }

  const tellOwner = (to: string) => mail.send(knownAddressEmail({ to, site: publicUrl }));

  return betterAuth({
    appName: 'Sabiá',
    baseURL: publicUrl,
    basePath: '/identity',
    secret,
    database: pool,
    // The site's own pages, by whatever name it was reached: another site has another origin.
    trustedOrigins: (request) => [request && `${protocol}//${request.headers.get('host')}`],
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => passwordChanged(user.id),
      async onExistingUserSignUp({ user }) {
        if (user.emailVerified) await tellOwner(user.email);
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      autoSignInAfterVerification: true,
      async beforeEmailVerification(user) {
        // Else a guessed code would be a way in beside the password.
        if (user.emailVerified) throw new APIError('BAD_REQUEST', { code: 'INVALID_OTP' });
      },
    },
    session: { expiresIn: 30 * day, updateAge: day },
    plugins: [
      sessionBeginning,
      emailOTP({
        otpLength: 8,
        expiresIn: 10 * minute,
        allowedAttempts: 5,
        storeOTP: 'encrypted',
        overrideDefaultEmailVerification: true,
        disableSignUp: true,
        async sendVerificationOTP({ email: to, otp: code, type }) {
          if (type === 'forget-password') await mail.send(recoveryEmail({ to, code }));
          else if (await isVerified(to)) await tellOwner(to);
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
            // To the millisecond, to be told from what was given out before a session ended.
            iat: Date.now() / 1000,
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
          }),
        },
      }),
    ],
    // Ours counts by address as well, and says Retry-After: see identity-routes.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'sabia',
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
      backgroundTasks: { handler: inBackground },
      // Said although it is the default, because better-auth drops both checks in tests.
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
