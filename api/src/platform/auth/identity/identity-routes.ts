import {
  codeRequest,
  emailProof,
  passwordChange,
  passwordReset,
  signIn,
  signUp,
} from '@sabia/domain/identity/credentials.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BetterAuthResponse, CallBetterAuth, Endpoint } from './call-better-auth.ts';
import type { Attempt, AttemptKind, CountAttempt } from './attempt-counter.ts';
import type { IdentityLimits } from './identity-limits.ts';
import { refusalOf } from './identity-refusals.ts';
import type { KnownDevices } from './known-devices.ts';
import { networkOf } from '../../http/network.ts';
import { createConcurrencyLimit } from '../../jobs/concurrency-limit.ts';
import { createLimiter } from '../../http/limiter.ts';

const person = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
});
const signedIn = z.object({ user: person });
const success = z.unknown().transform(() => ({ success: true }));
/** Ends the user's other sessions as well. */
const changedPassword = passwordChange.transform((input) => ({
  ...input,
  revokeOtherSessions: true,
}));
const verification = codeRequest.transform(({ email }) => ({ email, type: 'email-verification' }));

interface Input {
  email?: string;
  [field: string]: unknown;
}

interface Route extends Endpoint {
  /** The fields of the body that are passed on. */
  body?: z.ZodType<Input>;
  /** The kind of attempt that is counted. */
  counts?: AttemptKind;
  /** A success makes the device known to the account. */
  makesKnown?: true;
  /** The fields of the response that are sent: the token of a session stays in its cookie. */
  reply: z.ZodType;
  cache?: string;
}

const get = (path: string, route: Omit<Route, keyof Endpoint>): Route => ({
  method: 'GET',
  path,
  ...route,
});
const post = (path: string, route: Omit<Route, keyof Endpoint>): Route => ({
  method: 'POST',
  path,
  ...route,
});

const signingUp = post('/sign-up/email', { body: signUp, counts: 'emails', reply: success });
const session = get('/get-session', { reply: signedIn.nullable() });
const changingPassword = post('/change-password', {
  body: changedPassword,
  counts: 'passwords',
  reply: signedIn,
});

/** Every operation under /identity; other endpoints of better-auth are not served. */
const routes: readonly Route[] = [
  signingUp,
  post('/email-otp/send-verification-otp', {
    body: verification,
    counts: 'emails',
    reply: success,
  }),
  post('/email-otp/verify-email', {
    body: emailProof,
    counts: 'codes',
    makesKnown: true,
    reply: signedIn,
  }),
  post('/sign-in/email', { body: signIn, counts: 'passwords', makesKnown: true, reply: signedIn }),
  post('/sign-out', { reply: success }),
  post('/email-otp/request-password-reset', {
    body: codeRequest,
    counts: 'emails',
    reply: success,
  }),
  post('/email-otp/reset-password', {
    body: passwordReset,
    counts: 'codes',
    makesKnown: true,
    reply: success,
  }),
  changingPassword,
  session,
  get('/token', { reply: z.object({ token: z.string() }) }),
  get('/jwks', {
    reply: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }),
    cache: 'public, max-age=300',
  }),
];

interface Deps {
  callBetterAuth: CallBetterAuth;
  /** Deletes an account whose e-mail is not verified, to make way for a sign-up with it. */
  deleteUnverified: (email: string) => Promise<void>;
  passwordChanged: (providerId: string) => Promise<void>;
  limits: { requests: IdentityLimits['requests']; countAttempt: CountAttempt } | null;
  devices: KnownDevices;
  now: () => Date;
}

/** The operations of better-auth that are served, with our validation, limits and refusals. */
export function identityRoutes(deps: Deps): FastifyPluginCallback {
  const { callBetterAuth, deleteUnverified, passwordChanged, limits, devices, now } = deps;
  const limiter = createLimiter({ seconds: 600, now });
  // Hashing a password takes a thread and a connection. The limit keeps some of both free.
  const hashingLimit = createConcurrencyLimit(3);
  // Sign-ups run one at a time, so that two with the same address do not conflict.
  const signUpLimit = createConcurrencyLimit(1);

  async function serve(route: Route, request: FastifyRequest, reply: FastifyReply) {
    const input = route.body && readBody(route.body, request.body);
    const email = route === changingPassword ? await ownEmail(request) : input?.email;
    const device = email ? await devices.find(request.headers.cookie, email) : null;
    const origin = { network: networkOf(request.ip), device };
    countRequest(route, origin);
    const answer = await carryOut(route, request, input, email ? { email, ...origin } : null);
    if (answer.cookies.length > 0) void reply.header('set-cookie', answer.cookies);
    if (answer.code === 'UNAUTHORIZED') await requireSignedOut(request);
    if (!answer.ok) throw refusalOf(answer);
    if (route === changingPassword) await passwordChanged(signedIn.parse(answer.body).user.id);
    if (email && route.makesKnown) {
      void reply.header('set-cookie', await devices.remember(request.headers.cookie, email));
    }
    return reply
      .header('cache-control', route.cache ?? 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(route.reply.parse(answer.body)));
  }

  /** All requests count per process, whatever their outcome. */
  function countRequest({ counts }: Route, { network, device }: Omit<Attempt, 'email'>): void {
    if (!limits) return;
    const kind = counts === 'passwords' ? 'passwords' : 'others';
    const wait = limiter.take(`${kind} ${device ?? network}`, limits.requests[kind]);
    if (wait !== null) throw new Refusal('too_many_requests', { retryAfter: wait });
  }

  /** A change of password counts like a sign-in, so that an open session is no way to guess passwords. */
  async function ownEmail(request: FastifyRequest): Promise<string | undefined> {
    const { body } = await callBetterAuth(request, session);
    return signedIn.safeParse(body).data?.user.email;
  }

  function carryOut(
    route: Route,
    request: FastifyRequest,
    input: Input | undefined,
    attempt: Attempt | null,
  ): Promise<BetterAuthResponse> {
    if (route.method === 'GET') return callBetterAuth(request, route);
    const limit = route === signingUp ? signUpLimit : hashingLimit;
    return limit(async () => {
      // Counted within the limit: of many successes at once only a few are counted at a time.
      const clear = attempt && route.counts && (await limits?.countAttempt(route.counts, attempt));
      const answer = await (route === signingUp
        ? openAccount(request, input)
        : callBetterAuth(request, route, input));
      if (answer.ok && clear) await clear();
      return answer;
    });
  }

  async function openAccount(request: FastifyRequest, input: Input = {}) {
    if (input.email) await deleteUnverified(input.email);
    const answer = await callBetterAuth(request, signingUp, input);
    // Another process created the same account first. The second answer is the one for a known address.
    return answer.code === 'FAILED_TO_CREATE_USER'
      ? callBetterAuth(request, signingUp, input)
      : answer;
  }

  /** better-auth answers UNAUTHORIZED also when it can't read the session. That is `unavailable`. */
  async function requireSignedOut(request: FastifyRequest): Promise<void> {
    const { body } = await callBetterAuth(request, session);
    if (body !== null) throw new Refusal('unavailable');
  }

  return (app, _options, ready) => {
    for (const route of routes) {
      app.route({
        method: route.method,
        url: route.path,
        exposeHeadRoute: false,
        bodyLimit: 16 * 1024,
        handler: (request, reply) => serve(route, request, reply),
      });
    }
    app.all('/*', () => {
      throw new Refusal('not_found');
    });
    ready();
  };
}

function readBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body ?? {});
  if (read.success) return read.data;
  throw new Refusal('invalid_input', {
    errors: read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
}
