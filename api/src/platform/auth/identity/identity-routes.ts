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
import {
  emailSentRecently,
  type Attempt,
  type AttemptKind,
  type CountAttempt,
} from './attempt-counter.ts';
import type { EmailAccounts, Purpose } from './email-accounts.ts';
import type { IdentityLimits } from './identity-limits.ts';
import { refusalOf } from './identity-refusals.ts';
import type { KnownDevices } from './known-devices.ts';
import { requireGoodPassword } from './password-policy.ts';
import type { PasswordSessions } from './password-sessions.ts';
import type { SignUp, SignUps } from './sign-ups.ts';
import { networkOf } from '../../http/network.ts';
import { requireOwnOrigin } from '../../http/own-origin.ts';
import { createFairLanes, type Rest } from '../../jobs/fair-lanes.ts';
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

interface Input {
  email?: string;
  [field: string]: unknown;
}

/** The input of a route. */
interface Call {
  request: FastifyRequest;
  input: Input;
  /** The sign-up of this browser for the address. */
  signUp: SignUp | null;
  sendsEmail: boolean;
}

/**
 * Operations on accounts: those of better-auth by `callBetterAuth`, our own by `accounts` and `sessions`; and the cookie
 * that ends a sign-up.
 */
interface Operations {
  callBetterAuth: CallBetterAuth;
  accounts: EmailAccounts;
  sessions: PasswordSessions;
  forgetSignUp: string;
}

interface Route extends Endpoint {
  /** The fields of the body that are passed on. */
  body?: z.ZodType<Input>;
  /** The kind of attempt that is counted. */
  counts?: AttemptKind;
  /** A success makes the device known to the account. */
  makesKnown?: true;
  /** Answers the request; without it, the endpoint of better-auth does. */
  run?: (operations: Operations, call: Call) => Promise<BetterAuthResponse>;
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
const done = (body: unknown, cookies: string[] = []): BetterAuthResponse => ({
  ok: true,
  status: 200,
  code: '',
  body,
  cookies,
});

const sendsCode = (purpose: Purpose): Pick<Route, 'body' | 'counts' | 'run' | 'reply'> => ({
  body: codeRequest,
  counts: 'emails',
  async run({ accounts }, { input, sendsEmail }) {
    accounts.sendCode(codeRequest.parse(input).email, { purpose, sendsEmail });
    return done(null);
  },
  reply: success,
});

const session = get('/get-session', { reply: signedIn.nullable() });
const changingPassword = post('/change-password', {
  body: changedPassword,
  counts: 'passwords',
  async run({ callBetterAuth, sessions }, { request, input }) {
    const { user } = signedIn.nullable().parse((await callBetterAuth(request, session)).body) ?? {};
    const { newPassword } = passwordChange.parse(input);
    if (user) await requireGoodPassword(newPassword, user, 'newPassword');
    return sessions.changePassword(request, input);
  },
  reply: signedIn,
});

/** Every operation under /identity; other endpoints of better-auth are not served. */
const routes: readonly Route[] = [
  post('/sign-up/email', {
    body: signUp,
    counts: 'signUps',
    async run({ accounts }, { input, sendsEmail }) {
      return done(null, [await accounts.signUp(signUp.parse(input), { sendsEmail })]);
    },
    reply: success,
  }),
  post('/email-otp/send-verification-otp', sendsCode('verification')),
  post('/email-otp/verify-email', {
    body: emailProof,
    counts: 'codes',
    makesKnown: true,
    async run({ accounts, sessions, forgetSignUp }, { request, input, signUp: waiting }) {
      const userId = await accounts.verify(emailProof.parse(input), waiting);
      const { user, cookies } = await sessions.begin(request, userId);
      return done({ user }, [...cookies, forgetSignUp]);
    },
    reply: signedIn,
  }),
  post('/sign-in/email', {
    body: signIn,
    counts: 'passwords',
    makesKnown: true,
    run: ({ sessions }, { request, input, signUp: waiting }) =>
      sessions.signIn(request, signIn.parse(input), waiting),
    reply: signedIn,
  }),
  post('/sign-out', { reply: success }),
  post('/email-otp/request-password-reset', sendsCode('recovery')),
  post('/email-otp/reset-password', {
    body: passwordReset,
    counts: 'codes',
    makesKnown: true,
    async run({ accounts, forgetSignUp }, { input, signUp: waiting }) {
      await accounts.reset(passwordReset.parse(input), waiting);
      return done(null, waiting ? [forgetSignUp] : []);
    },
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

const isHashing = ({ counts }: Route) => counts !== undefined && counts !== 'emails';

interface Deps {
  callBetterAuth: CallBetterAuth;
  accounts: EmailAccounts;
  sessions: PasswordSessions;
  signUps: SignUps;
  limits: { requests: IdentityLimits['requests']; countAttempt: CountAttempt } | null;
  devices: KnownDevices;
  publicUrl: string;
  now: () => Date;
}

/** The operations of better-auth that are served, and our own, with validation, limits and refusals. */
export function identityRoutes(deps: Deps): FastifyPluginCallback {
  const { callBetterAuth, accounts, signUps, limits, devices, publicUrl, now } = deps;
  const operations: Operations = { ...deps, forgetSignUp: signUps.forget };
  const limiter = createLimiter({ seconds: 600, now });
  // Hashing a password takes a thread and a connection. The limit keeps some of both free.
  const hashInTurn = createFairLanes({
    atOnce: 3,
    atOncePerLane: 2,
    mostWaiting: 300,
    newestFirstAbove: 50,
    longestWaitMs: 12_000,
    restMs: 250,
    now: () => now().getTime(),
  });

  async function serve(route: Route, request: FastifyRequest, reply: FastifyReply) {
    if (route.method === 'POST') requireOwnOrigin(request, publicUrl);
    const input = route.body && readBody(route.body, request.body);
    const email = route === changingPassword ? await ownEmail(request) : input?.email;
    const device = email ? await devices.find(request.headers.cookie, email) : null;
    const network = networkOf(request.ip);
    const isSlow = countRequest(
      route,
      device ?? (await devices.known(request.headers.cookie)),
      network,
    );
    const waiting = email ? await signUps.find(request.headers.cookie, email) : null;
    const attempt = email ? { email, network, device, signUp: waiting?.id ?? null } : null;
    const call = { request, input: input ?? {}, signUp: waiting };
    const { answer, emailWait } = await (isHashing(route)
      ? hashInTurn(attempt?.device ? `account ${attempt.email}` : network, (rest) => {
          if (isSlow) rest();
          return carryOut(route, attempt, call, rest);
        })
      : carryOut(route, attempt, call));
    if (answer.cookies.length > 0) void reply.header('set-cookie', answer.cookies);
    if (answer.code === 'UNAUTHORIZED') await requireSignedOut(request);
    if (answer.code === 'EMAIL_NOT_VERIFIED' && attempt) await sendCodeAgain(attempt);
    if (!answer.ok) throw refusalOf(answer);
    if (emailWait > 0) throw emailSentRecently(emailWait);
    if (email && route.makesKnown) {
      void reply.header('set-cookie', await devices.remember(request.headers.cookie, email));
    }
    return reply
      .header('cache-control', route.cache ?? 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(route.reply.parse(answer.body)));
  }

  /**
   * All requests count per process, whatever their outcome. Beyond the limit, attempts from a network are slow, so that
   * nobody uses up the sign-ins of the others there; everything else is refused.
   */
  function countRequest(route: Route, device: string | null, network: string): boolean {
    if (!limits) return false;
    const kind = route.counts === 'passwords' ? 'passwords' : 'others';
    const wait = limiter.take(`${kind} ${device ?? network}`, limits.requests[kind]);
    if (wait !== null && (device || !isHashing(route))) {
      throw new Refusal('too_many_requests', { retryAfter: wait });
    }
    return wait !== null;
  }

  /** A change of password counts like a sign-in, so that an open session is no way to guess passwords. */
  async function ownEmail(request: FastifyRequest): Promise<string | undefined> {
    const { body } = await callBetterAuth(request, session);
    return signedIn.safeParse(body).data?.user.email;
  }

  async function carryOut(
    route: Route,
    attempt: Attempt | null,
    call: Omit<Call, 'sendsEmail'>,
    rest: Rest = () => {},
  ): Promise<{ answer: BetterAuthResponse; emailWait: number }> {
    // Counted within the limit: of many successes at once only a few are counted at a time.
    const counted =
      attempt && route.counts ? await limits?.countAttempt(route.counts, attempt) : undefined;
    const { emailWait = 0, isSlow = false } = counted ?? {};
    if (isSlow) rest();
    try {
      const answer = await (route.run
        ? route.run(operations, { ...call, sendsEmail: emailWait === 0 })
        : callBetterAuth(call.request, route, route.body && call.input));
      if (answer.ok) await counted?.clear();
      return { answer, emailWait };
    } catch (error) {
      // The code was right.
      if (error instanceof Refusal && error.code === 'password_needed') await counted?.clear();
      throw error;
    }
  }

  /** The right password of a sign-up that is not verified yet. */
  async function sendCodeAgain(attempt: Attempt): Promise<void> {
    const { emailWait = 0 } = (await limits?.countAttempt('emails', attempt)) ?? {};
    accounts.sendCode(attempt.email, { purpose: 'verification', sendsEmail: emailWait === 0 });
    if (emailWait > 0) throw emailSentRecently(emailWait);
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
        // Requests that wait in line are no work.
        config: { hasFairQueue: isHashing(route) },
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
