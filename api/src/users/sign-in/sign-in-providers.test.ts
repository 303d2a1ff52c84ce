import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  signInProviderNames,
  type SignInProvider,
} from '@sabia/domain/identity/sign-in-providers.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as contract from '@sabia/domain/users/sign-in-providers.contract.ts';
import { OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { createProviderSignIn } from '../../platform/auth/identity/provider-sign-in.ts';
import { openBrowser } from '../../../test/support/browser.ts';
import { emailsTo } from '../../../test/support/outbox.ts';
import { aUser } from '../users.factory.ts';

// A fake server of every provider, with its claims and a hook for its responses.
const peer = new OAuth2Server();
await peer.issuer.keys.generate('RS256');
await peer.start(0, '127.0.0.1');
const server: { claims: Record<string, unknown>; answer: (response: MutableResponse) => void } = {
  claims: {},
  answer: () => {},
};
peer.service.on('beforeTokenSigning', (token: MutableToken) =>
  Object.assign(token.payload, server.claims),
);
peer.service.on('beforeWellKnownOpenIdConfiguration', ({ body }: MutableResponse) => {
  Object.assign(body as object, { claims_supported: ['sub', 'email', 'nonce'] });
});
peer.service.on('beforeResponse', (response: MutableResponse) => server.answer(response));
afterAll(() => peer.stop());

const redirectUri = 'http://localhost/entrar';
const settings = {
  clientId: 'sabia',
  clientSecret: 'segredo',
  issuer: peer.issuer.url ?? '',
  redirectUrls: [redirectUri],
};
const { app, db, folder, identity, time, call } = await createTestApp({
  signInProviders: { google: settings, linkedin: settings },
});
const options = { ...settings, db, now: () => time.now, isSecure: false };

beforeEach(() => {
  server.claims = aPerson();
  server.answer = () => {};
});

const aPerson = () => ({
  sub: randomUUID(),
  email: `${randomUUID()}@exemplo.com`,
  email_verified: true,
  name: 'Rita Lima',
});

let networks = 0;

/** Each request comes from a network of its own, because the operations are limited per network. */
function ownNetwork(): string {
  networks += 1;
  return `198.51.${Math.floor(networks / 250)}.${networks % 250}`;
}

async function begin(provider: SignInProvider) {
  const response = await app.inject({
    url: `/v1/users/${provider}`,
    query: { redirectUri },
    remoteAddress: ownNetwork(),
  });
  return {
    ...response.json<{ address: string; state: string }>(),
    setCookie: String(response.headers['set-cookie']),
  };
}

interface Arrival {
  code: string;
  state: string;
  iss?: string;
  /** Of the browser that began. */
  cookie: string;
}

/** Follows the redirects to the provider and back, as a browser does. */
async function visit(provider: SignInProvider): Promise<Arrival> {
  const { address, setCookie } = await begin(provider);
  return { ...(await redirectFrom(address)), cookie: setCookie.split(';')[0] ?? '' };
}

async function redirectFrom(address: string): Promise<{ code: string; state: string }> {
  const back = await fetch(address, { redirect: 'manual' });
  const query = new URL(back.headers.get('location') ?? '').searchParams;
  return { code: query.get('code') ?? '', state: query.get('state') ?? '' };
}

async function finish(
  provider: SignInProvider,
  { code, state, iss, cookie }: Arrival,
  origin = 'http://localhost',
) {
  const response = await app.inject({
    method: 'POST',
    url: `/v1/users/${provider}/${encodeURIComponent(code)}`,
    remoteAddress: ownNetwork(),
    headers: { host: 'localhost', origin, cookie },
    payload: { state, iss },
  });
  const body = response.json<{ user: User; token: string; code: string }>();
  return { status: response.statusCode, headers: response.headers, body };
}

const signIn = async (provider: SignInProvider) => finish(provider, await visit(provider));

const starts = {
  google: contract.startGoogleSignIn,
  linkedin: contract.startLinkedinSignIn,
};

describe.each(['google', 'linkedin'] as const)('sign-in with %s', (provider) => {
  describe('a user of the provider', () => {
    it('is signed in with a session of the embedded identity', async () => {
      const session = await signIn(provider);
      expect(session).toMatchObject({
        status: 200,
        body: { user: { email: server.claims.email, name: 'Rita Lima', isAdmin: false } },
      });
      const [own, mark] = [session.headers['set-cookie']].flat().map(String);
      expect(own).toMatch(/^sabia\.session_token=.*; HttpOnly; SameSite=Lax$/);
      expect(mark).toMatch(/^sabia\.signed_in=1; /);
      const browser = openBrowser(app, { host: 'localhost' });
      for (const line of [session.headers['set-cookie']].flat()) {
        const [name = '', value = ''] = (line ?? '').split(';')[0]?.split('=') ?? [];
        browser.cookies.set(name, value);
      }
      expect(await browser.get('/identity/get-session')).toMatchObject({
        body: { user: { email: server.claims.email, emailVerified: true } },
      });
      const profile = await app.inject({
        url: `/v1/users/provider/${session.body.user.providerId}`,
        headers: { authorization: `Bearer ${session.body.token}` },
      });
      expect(profile.json()).toMatchObject({ id: session.body.user.id });
    });

    it('is the same user after a change of address', async () => {
      const first = await signIn(provider);
      server.claims = { ...server.claims, email: `${randomUUID()}@exemplo.com` };
      expect((await signIn(provider)).body.user.id).toBe(first.body.user.id);
    });

    it('is linked by a verified address, with the same response as for a new user', async () => {
      const newUser = await signIn(provider);
      const known = await aUser(db);
      server.claims = { ...aPerson(), email: known.email };
      const session = await signIn(provider);
      expect(session.body.user.id).toBe(known.id);
      expect(Object.keys(session.body)).toEqual(Object.keys(newUser.body));
      expect(session.status).toBe(newUser.status);
    });

    it('replaces an unverified sign-up with the same address', async () => {
      const email = `${randomUUID()}@exemplo.com`;
      const thief = openBrowser(app, { host: 'localhost' });
      const password = 'uma-senha-estranha';
      await thief.post('/identity/sign-up/email', { name: 'Outra', email, password });
      server.claims = { ...aPerson(), email };
      expect((await signIn(provider)).body.user.email).toBe(email);
      expect((await thief.post('/identity/sign-in/email', { email, password })).status).toBe(401);
    });

    it('keeps an existing password, and the owner is told by an e-mail', async () => {
      const account = {
        email: `${randomUUID()}@exemplo.com`,
        name: 'Ana',
        password: 'minha-senha',
      };
      await identity.createVerifiedAccount(account);
      server.claims = { ...aPerson(), email: account.email };
      await signIn(provider);
      await signIn(provider);
      const letters = await vi.waitUntil(async () => {
        const sent = await emailsTo(join(folder, 'outbox'), account.email);
        return sent.length > 0 && sent;
      }, 10_000);
      // The second sign-in links nothing.
      expect(letters).toHaveLength(1);
      expect(letters[0]).toContain('Subject: Sua conta agora abre com o ');
      expect(letters[0]).toContain(`uma conta do ${signInProviderNames[provider]}`);
      const browser = openBrowser(app, { host: 'localhost' });
      expect((await browser.post('/identity/sign-in/email', account)).status).toBe(200);
    });
  });

  describe('the sign-in is refused', () => {
    const refused = { status: 401, body: { code: `${provider}_refused` } };

    it.each<[string, Record<string, unknown>]>([
      ['whose address the provider has not proved', { email_verified: false }],
      ['whose proof is only a word', { email_verified: 'true' }],
      ['without an address', { email: undefined }],
      ['by a token for another application', { aud: 'outra' }],
      ['by a token of another issuer', { iss: 'https://outra.exemplo' }],
      ['by a token that is over', { exp: 1_700_000_000 }],
      ['by a token of another sign-in', { nonce: 'outra' }],
      ['by a token without the nonce', { nonce: undefined }],
    ])('%s', async (_title, claims) => {
      Object.assign(server.claims, claims);
      expect(await signIn(provider)).toMatchObject(refused);
    });

    it.each(['a\u0000b', 'a\u0007', 'a\uD800', 'ação', 'x'.repeat(256), '', 7, undefined])(
      'with an id that no provider may give: %j',
      async (sub) => {
        Object.assign(server.claims, { sub });
        const page = await signIn(provider);
        expect([401, 503]).toContain(page.status);
        expect([`${provider}_refused`, 'unavailable']).toContain(page.body.code);
      },
    );

    it.each<[string, Record<string, unknown>, string]>([
      ['controls and a direction override', { name: 'Ri\u0000ta\u202E Lima' }, 'Rita Lima'],
      ['separate marks', { name: 'João'.normalize('NFD') }, 'João'],
      ['another type', { name: { first: 'Rita' }, email: 'rita.lima@exemplo.com' }, 'rita.lima'],
      ['a lone surrogate', { name: 'Rita\uD800' }, 'Rita'],
    ])('but not for a name with %s', async (_title, claims, name) => {
      Object.assign(server.claims, claims);
      expect(await signIn(provider)).toMatchObject({ status: 200, body: { user: { name } } });
    });

    it('with a token that the provider did not sign', async () => {
      const forged = await new SignJWT({ ...aPerson(), email: 'vitima@exemplo.com' })
        .setProtectedHeader({ alg: 'RS256', kid: peer.issuer.keys.get()?.kid ?? '' })
        .setIssuer(settings.issuer)
        .setAudience(settings.clientId)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign((await crypto.subtle.generateKey(rsa, true, ['sign', 'verify'])).privateKey);
      server.answer = (response) => {
        response.body = { ...(response.body as object), id_token: forged };
      };
      expect(await signIn(provider)).toMatchObject(refused);
    });

    it('with a code that the provider does not know', async () => {
      server.answer = (response) => {
        response.statusCode = 400;
        response.body = { error: 'invalid_grant' };
      };
      expect(await signIn(provider)).toMatchObject(refused);
    });

    it('with an invented or changed state', async () => {
      const arrival = await visit(provider);
      for (const state of ['abc', `${arrival.state}x`]) {
        expect(await finish(provider, { ...arrival, state })).toMatchObject(refused);
      }
      expect((await finish(provider, arrival)).status).toBe(200);
    });

    it('with the code of another sign-in: PKCE binds it to its own', async () => {
      const [own, stolen] = [await visit(provider), await visit(provider)];
      expect(await finish(provider, { ...own, code: stolen.code })).toMatchObject(refused);
    });

    it('in another browser than the one that began, with or without a sign-in of its own', async () => {
      const [victim, attacker] = [await visit(provider), await visit(provider)];
      for (const cookie of ['', victim.cookie]) {
        expect(await finish(provider, { ...attacker, cookie })).toMatchObject(refused);
      }
      expect((await finish(provider, attacker)).status).toBe(200);
    });

    it('a second time with the same state', async () => {
      const arrival = await visit(provider);
      const pages = await Promise.all([finish(provider, arrival), finish(provider, arrival)]);
      expect(pages.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
      expect(await finish(provider, arrival)).toMatchObject(refused);
    });

    it('ten minutes after its beginning', async () => {
      const arrival = await visit(provider);
      time.now = new Date(time.now.getTime() + 10 * 60_000);
      expect(await finish(provider, arrival)).toMatchObject(refused);
    });

    it('from a page of another site', async () => {
      const arrival = await visit(provider);
      const forged = await finish(provider, arrival, 'https://mal.exemplo');
      expect(forged).toMatchObject({ status: 403, body: { code: 'not_yours' } });
      expect((await finish(provider, arrival)).status).toBe(200);
    });

    it('with a redirect address that is not listed', async () => {
      for (const elsewhere of ['http://localhost/outra', 'https://ladra.exemplo/entrar']) {
        const begun = await call(null, starts[provider], {
          query: { redirectUri: elsewhere },
        });
        expect(begun).toMatchObject({ status: 422, body: { errors: [{ path: 'redirectUri' }] } });
      }
    });
  });

  it('an outage is unavailable, not refused', async () => {
    server.answer = (response) => {
      response.statusCode = 503;
    };
    expect(await signIn(provider)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    const gone = createProviderSignIn(provider, { ...options, issuer: 'http://127.0.0.1:9' });
    await expect(gone.begin(redirectUri)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('the redirect has only the necessary parameters, and the cookie is for the sign-in only', async () => {
    const { address, state, setCookie } = await begin(provider);
    const parameters = Object.fromEntries(new URL(address).searchParams);
    expect(parameters).toEqual({
      client_id: settings.clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid profile email',
      state,
      nonce: expect.stringMatching(/^[\da-f]{64}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(setCookie).toMatch(
      new RegExp(
        `^sabia\\.${provider}=[\\w-]{43}; Max-Age=600; Path=/v1/users/${provider}; HttpOnly; SameSite=Lax$`,
      ),
    );
  });
});

it('a state that began at one provider is refused by the other', async () => {
  const arrival = await visit('google');
  const cookie = arrival.cookie.replace('sabia.google', 'sabia.linkedin');
  expect(await finish('linkedin', { ...arrival, cookie })).toMatchObject({
    status: 401,
    body: { code: 'linkedin_refused' },
  });
  expect((await finish('google', arrival)).status).toBe(200);
});

it('the same id at two providers is two users, the same verified address is one', async () => {
  const [id, email] = [randomUUID(), `${randomUUID()}@exemplo.com`];
  server.claims = { ...aPerson(), sub: id };
  const atGoogle = await signIn('google');
  server.claims = { ...aPerson(), sub: id, email };
  const atLinkedin = await signIn('linkedin');
  expect(atLinkedin.body.user.id).not.toBe(atGoogle.body.user.id);
  server.claims = { ...aPerson(), email };
  expect((await signIn('google')).body.user.id).toBe(atLinkedin.body.user.id);
});

/** Another fake server, with other metadata. */
async function issuerWith(metadata: object): Promise<string> {
  const other = new OAuth2Server();
  await other.issuer.keys.generate('RS256');
  await other.start(0, '127.0.0.1');
  onTestFinished(() => other.stop());
  other.service.on('beforeWellKnownOpenIdConfiguration', ({ body }: MutableResponse) => {
    Object.assign(body as object, metadata);
  });
  other.service.on('beforeTokenSigning', (token: MutableToken) =>
    Object.assign(token.payload, aPerson()),
  );
  return other.issuer.url ?? '';
}

it('the redirect of an issuer that announces to name itself must do so', async () => {
  const issuer = await issuerWith({ authorization_response_iss_parameter_supported: true });
  const google = createProviderSignIn('google', { ...options, issuer });
  const finishFrom = async (iss?: string) => {
    const { address, cookie } = await google.begin(redirectUri);
    const arrival = await redirectFrom(address);
    return google.finish({ ...arrival, iss, cookies: cookie.split(';')[0] });
  };
  for (const iss of [undefined, 'https://outra.exemplo'])
    await expect(finishFrom(iss)).rejects.toMatchObject({ code: 'google_refused' });
  expect(await finishFrom(issuer)).toMatchObject({ person: { name: 'Rita Lima' } });
});

it.each([
  ['linkedin', [false, false]],
  ['google', [true, true]],
] as const)(
  'of an issuer that announces neither, %s gets PKCE and nonce: %j',
  async (provider, sent) => {
    const issuer = await issuerWith({ code_challenge_methods_supported: undefined });
    const plain = createProviderSignIn(provider, { ...options, issuer, isSecure: true });
    const { address, cookie } = await plain.begin(redirectUri);
    const query = new URL(address).searchParams;
    expect([query.has('code_challenge'), query.has('nonce')]).toEqual(sent);
    expect(cookie).toMatch(new RegExp(`^__Secure-sabia\\.${provider}=.+; Secure; SameSite=Lax$`));
    const cookies = cookie.split(';')[0];
    expect(await plain.finish({ ...(await redirectFrom(address)), cookies })).toMatchObject({
      person: { name: 'Rita Lima' },
    });
  },
);

const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
};

describe('sign-in with Google where Firebase keeps the accounts', async () => {
  const school = await createTestApp({
    signInProviders: { google: settings },
    firebase: { apiKey: 'chave', projectId: 'escola' },
  });

  async function prove(path: string, cookies = (own: string) => own) {
    const begun = await school.app.inject({
      url: '/v1/users/google',
      query: { redirectUri },
      remoteAddress: ownNetwork(),
    });
    const { code, state } = await redirectFrom(begun.json<{ address: string }>().address);
    const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
    const response = await school.app.inject({
      method: 'POST',
      url: `/v1/users/google/${encodeURIComponent(code)}${path}`,
      remoteAddress: ownNetwork(),
      headers: { host: 'localhost', origin: 'http://localhost', cookie: cookies(cookie) },
      payload: { state },
    });
    return {
      status: response.statusCode,
      body: response.json<{ idToken: string; nonce: string; code: string }>(),
    };
  }

  it('gives the browser that began a token of Google, and the nonce of which it has the hash', async () => {
    const { status, body } = await prove('/id-token');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['idToken', 'nonce']);
    expect(decodeJwt(body.idToken)).toMatchObject({
      email: server.claims.email,
      aud: settings.clientId,
      nonce: createHash('sha256').update(body.nonce).digest('hex'),
    });
  });

  it('gives another browser nothing, and opens no session of the embedded identity', async () => {
    expect(await prove('/id-token', () => '')).toMatchObject({
      status: 401,
      body: { code: 'google_refused' },
    });
    expect(await prove('')).toMatchObject({ status: 503, body: { code: 'google_off' } });
  });

  it('gives no token where the accounts are embedded', async () => {
    const { code, state, cookie } = await visit('google');
    const response = await app.inject({
      method: 'POST',
      url: `/v1/users/google/${code}/id-token`,
      remoteAddress: ownNetwork(),
      headers: { host: 'localhost', origin: 'http://localhost', cookie },
      payload: { state },
    });
    expect(response.json()).toMatchObject({ status: 503, code: 'google_off' });
  });
});
