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
import type { Ask, Endpoint } from './ask-better-auth.ts';
import type { IdentityLimits } from './identity-limits.ts';
import { whyDeclined } from './identity-refusals.ts';
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
const done = z.unknown().transform(() => ({ success: true }));
/** Whoever else is signed in as the same person has to sign in anew. */
const changing = passwordChange.transform((given) => ({ ...given, revokeOtherSessions: true }));
const verification = codeRequest.transform(({ email }) => ({ email, type: 'email-verification' }));

interface Input {
  email?: string;
  [field: string]: unknown;
}

interface Route extends Endpoint {
  /** Only this of the body is passed on. */
  body?: z.ZodType<Input>;
  limit?: keyof IdentityLimits;
  /** Only this of the answer leaves: a session's own token stays in its cookie. */
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

const signingUp = post('/sign-up/email', { body: signUp, limit: 'letters', reply: done });
const session = get('/get-session', { reply: signedIn.nullable() });
const changingPassword = post('/change-password', {
  body: changing,
  limit: 'signIns',
  reply: signedIn,
});

/** All that is open under /identity; better-auth's other endpoints are not. */
const routes: readonly Route[] = [
  signingUp,
  post('/email-otp/send-verification-otp', { body: verification, limit: 'letters', reply: done }),
  post('/email-otp/verify-email', { body: emailProof, limit: 'codes', reply: signedIn }),
  post('/sign-in/email', { body: signIn, limit: 'signIns', reply: signedIn }),
  post('/sign-out', { reply: done }),
  post('/email-otp/request-password-reset', { body: codeRequest, limit: 'letters', reply: done }),
  post('/email-otp/reset-password', { body: passwordReset, limit: 'codes', reply: done }),
  changingPassword,
  session,
  get('/token', { reply: z.object({ token: z.string() }) }),
  get('/jwks', {
    reply: z.object({ keys: z.array(z.looseObject({ kid: z.string() })) }),
    cache: 'public, max-age=300',
  }),
];

interface Parts {
  ask: Ask;
  /** Makes way for a sign-up with an address that nobody has proved yet. */
  forgetUnproved: (email: string) => Promise<void>;
  passwordChanged: (providerId: string) => Promise<void>;
  limits: IdentityLimits | 'off';
  now: () => Date;
}

/** better-auth behind our manners: what is open and how often, what is asked and answered. */
export function identityRoutes(parts: Parts): FastifyPluginCallback {
  const { ask, forgetUnproved, passwordChanged, limits, now } = parts;
  const limiter = createLimiter({ seconds: 600, now });
  // Hashing a password takes a thread, and meanwhile keeps a connection: some of both stay free.
  const inTurn = createConcurrencyLimit(3);
  // Sign-ups go one by one, so that two with one address are not in each other's way.
  const inSingleFile = createConcurrencyLimit(1);

  /** How many seconds to wait, if this is one request too many. */
  function excess({ limit = 'others' }: Route, ip: string, email?: string): number | null {
    if (limits === 'off') return null;
    const { perClient, perAddress = Infinity } = limits[limit];
    const wait = limiter.take(`${limit} by ${networkOf(ip)}`, perClient);
    if (wait !== null || email === undefined) return wait;
    return limiter.take(`${limit} for ${email}`, perAddress);
  }

  async function serve(route: Route, request: FastifyRequest, reply: FastifyReply) {
    const input = route.body && readBody(route.body, request.body);
    const email = route === changingPassword ? await ownEmail(request) : input?.email;
    const wait = excess(route, request.ip, email);
    if (wait !== null) throw new Refusal('too_many_requests', { retryAfter: wait });
    const answer = await carryOut(route, request, input);
    if (answer.cookies.length > 0) void reply.header('set-cookie', answer.cookies);
    if (answer.code === 'UNAUTHORIZED') await requireSignedOut(request);
    if (!answer.ok) throw whyDeclined(answer);
    if (route === changingPassword) await passwordChanged(signedIn.parse(answer.body).user.id);
    return reply
      .header('cache-control', route.cache ?? 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(route.reply.parse(answer.body)));
  }

  /** Who tries passwords in a session that they found open is counted as if they signed in. */
  async function ownEmail(request: FastifyRequest): Promise<string | undefined> {
    const { body } = await ask(request, session);
    return signedIn.safeParse(body).data?.user.email;
  }

  function carryOut(route: Route, request: FastifyRequest, input: Input | undefined) {
    if (route.method === 'GET') return ask(request, route);
    if (route === signingUp) return inSingleFile(() => openAccount(request, input));
    return inTurn(() => ask(request, route, input));
  }

  async function openAccount(request: FastifyRequest, input: Input = {}) {
    if (input.email) await forgetUnproved(input.email);
    const answer = await ask(request, signingUp, input);
    // Another process was first with this address: asked again, the answer says as little of it.
    return answer.code === 'FAILED_TO_CREATE_USER' ? ask(request, signingUp, input) : answer;
  }

  /** better-auth takes a session that it can't read for none, but here it tells the two apart. */
  async function requireSignedOut(request: FastifyRequest): Promise<void> {
    const { body } = await ask(request, session);
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
