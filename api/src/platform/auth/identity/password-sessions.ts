import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sql, type Database } from '../../db/database.ts';
import { passwordHashOf } from './accounts.ts';
import type { BetterAuth } from './better-auth.ts';
import { clientAddressHeader } from './better-auth.ts';
import type { BetterAuthResponse, CallBetterAuth } from './call-better-auth.ts';
import type { SignUp } from './sign-ups.ts';

/** Sessions that begin with a password or a code, and end with a change of password. */
export interface PasswordSessions {
  begin(request: FastifyRequest, userId: string): Promise<{ user: unknown; cookies: string[] }>;
  signIn(
    request: FastifyRequest,
    credentials: { email: string; password: string },
    signUp: SignUp | null,
  ): Promise<BetterAuthResponse>;
  changePassword(request: FastifyRequest, input: object): Promise<BetterAuthResponse>;
}

interface Deps {
  auth: BetterAuth;
  db: Database;
  callBetterAuth: CallBetterAuth;
}

const started = z.object({ token: z.string() });

export function createPasswordSessions({ auth, db, callBetterAuth }: Deps): PasswordSessions {
  return {
    async begin(request, userId) {
      const headers = new Headers({ [clientAddressHeader]: request.ip });
      const agent = request.headers['user-agent'];
      if (agent) headers.set('user-agent', agent);
      const begun = await auth.api.beginSession({
        body: { userId },
        headers,
        returnHeaders: true,
      });
      return { user: begun.response.user, cookies: begun.headers.getSetCookie() };
    },

    async signIn(request, credentials, signUp) {
      const { email } = credentials;
      const before = await passwordHashOf(db, email);
      const answer = await callBetterAuth(request, signingIn, credentials);
      if (answer.code === 'INVALID_EMAIL_OR_PASSWORD' && (await isPasswordOf(signUp))) {
        return { ...answer, code: 'EMAIL_NOT_VERIFIED' };
      }
      // A change of password meanwhile has ended the sessions that it found, but not this one.
      if (!answer.ok || before === (await passwordHashOf(db, email))) return answer;
      const { token } = started.parse(answer.body);
      await db.run(sql`delete from identity.session where token = ${token}`);
      return { ...answer, ok: false, code: 'INVALID_EMAIL_OR_PASSWORD', cookies: [] };

      async function isPasswordOf(waiting: SignUp | null): Promise<boolean> {
        if (!waiting) return false;
        const { password } = await auth.$context;
        return password.verify({ hash: waiting.passwordHash, password: credentials.password });
      }
    },

    async changePassword(request, input) {
      const answer = await callBetterAuth(request, changingPassword, input);
      if (!answer.ok) return answer;
      // better-auth ends the other sessions before it stores the password: others may have begun in between.
      const { token } = started.parse(answer.body);
      await db.run(sql`
        delete from identity.session other using identity.session own
        where own.token = ${token} and other."userId" = own."userId" and other.id <> own.id`);
      return answer;
    },
  };
}

const signingIn = { method: 'POST', path: '/sign-in/email' } as const;
const changingPassword = { method: 'POST', path: '/change-password' } as const;
