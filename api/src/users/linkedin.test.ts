import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { User } from '@sabia/domain/users/user.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';
import { SignJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { createLinkedin } from '../platform/auth/identity/linkedin.ts';
import { openBrowser } from '../../test/support/browser.ts';
import { emailsTo } from '../../test/support/outbox.ts';
import { aUser } from './users.factory.ts';

// A fake LinkedIn server, with its claims and a hook for its responses.
const peer = new OAuth2Server();
await peer.issuer.keys.generate('RS256');
await peer.start(0, '127.0.0.1');
const linkedin: { claims: Record<string, unknown>; answer: (response: MutableResponse) => void } = {
  claims: {},
  answer: () => {},
};
peer.service.on('beforeTokenSigning', (token: MutableToken) =>
  Object.assign(token.payload, linkedin.claims),
);
peer.service.on('beforeWellKnownOpenIdConfiguration', ({ body }: MutableResponse) => {
  Object.assign(body as object, { claims_supported: ['sub', 'email', 'nonce'] });
});
peer.service.on('beforeResponse', (response: MutableResponse) => linkedin.answer(response));
afterAll(() => peer.stop());

const redirectUri = 'http://localhost/entrar';
const settings = {
  clientId: 'sabia',
  clientSecret: 'segredo',
  issuer: peer.issuer.url ?? '',
  redirectUrls: [redirectUri],
};
const { app, db, folder, identity, time, call } = await createTestApp({ linkedin: settings });

beforeEach(() => {
  linkedin.claims = aPerson();
  linkedin.answer = () => {};
});

const aPerson = () => ({
  sub: randomUUID(),
  email: `${randomUUID()}@exemplo.com`,
  email_verified: true,
  name: 'Rita Lima',
});

const begin = () => call(null, contract.startLinkedinSignIn, { query: { redirectUri } });

interface Arrival {
  code: string;
  state: string;
  /** Of the browser that began. */
  cookie: string;
}

/** Follows the redirects to LinkedIn and back, as a browser does. */
async function visitLinkedin(): Promise<Arrival> {
  const { body, headers } = await begin();
  const back = await fetch(body.address, { redirect: 'manual' });
  const query = new URL(back.headers.get('location') ?? '').searchParams;
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  return { code: query.get('code') ?? '', state: query.get('state') ?? '', cookie };
}

let visitors = 0;

/** From a network of its own, because the operation is limited per network. */
async function finish({ code, state, cookie }: Arrival, origin = 'http://localhost') {
  visitors += 1;
  const response = await app.inject({
    method: 'POST',
    url: `/v1/users/linkedin/${encodeURIComponent(code)}`,
    remoteAddress: `198.51.100.${visitors}`,
    headers: { host: 'localhost', origin, cookie },
    payload: { state },
  });
  const body = response.json<{ user: User; token: string; code: string }>();
  return { status: response.statusCode, headers: response.headers, body };
}

const signIn = async () => finish(await visitLinkedin());

describe('a user of LinkedIn', () => {
  it('is signed in with a session of the embedded identity', async () => {
    const session = await signIn();
    expect(session).toMatchObject({
      status: 200,
      body: { user: { email: linkedin.claims.email, name: 'Rita Lima', isAdmin: false } },
    });
    expect(String(session.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Lax$/);
    const browser = openBrowser(app, { host: 'localhost' });
    for (const line of [session.headers['set-cookie']].flat()) {
      const [name = '', value = ''] = (line ?? '').split(';')[0]?.split('=') ?? [];
      browser.cookies.set(name, value);
    }
    expect(await browser.get('/identity/get-session')).toMatchObject({
      body: { user: { email: linkedin.claims.email, emailVerified: true } },
    });
    const profile = await app.inject({
      url: `/v1/users/provider/${session.body.user.providerId}`,
      headers: { authorization: `Bearer ${session.body.token}` },
    });
    expect(profile.json()).toMatchObject({ id: session.body.user.id });
  });

  it('is the same user after a change of address', async () => {
    const first = await signIn();
    linkedin.claims = { ...linkedin.claims, email: `${randomUUID()}@exemplo.com` };
    expect((await signIn()).body.user.id).toBe(first.body.user.id);
  });

  it('is linked by a verified address, with the same response as for a new user', async () => {
    const newUser = await signIn();
    const known = await aUser(db);
    linkedin.claims = { ...aPerson(), email: known.email };
    const session = await signIn();
    expect(session.body.user.id).toBe(known.id);
    expect(Object.keys(session.body)).toEqual(Object.keys(newUser.body));
    expect(session.status).toBe(newUser.status);
  });

  it('replaces an unverified sign-up with the same address', async () => {
    const email = `${randomUUID()}@exemplo.com`;
    const thief = openBrowser(app, { host: 'localhost' });
    const password = 'uma-senha-estranha';
    await thief.post('/identity/sign-up/email', { name: 'Outra', email, password });
    linkedin.claims = { ...aPerson(), email };
    expect((await signIn()).body.user.email).toBe(email);
    expect((await thief.post('/identity/sign-in/email', { email, password })).status).toBe(401);
  });

  it('keeps an existing password, and the owner is told by an e-mail', async () => {
    const account = { email: `${randomUUID()}@exemplo.com`, name: 'Ana', password: 'minha-senha' };
    await identity.createVerifiedAccount(account);
    linkedin.claims = { ...aPerson(), email: account.email };
    await signIn();
    await signIn();
    const letters = await vi.waitUntil(async () => {
      const sent = await emailsTo(join(folder, 'outbox'), account.email);
      return sent.length > 0 && sent;
    }, 10_000);
    // The second sign-in links nothing.
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain('_agora_abre_com_o');
    const browser = openBrowser(app, { host: 'localhost' });
    expect((await browser.post('/identity/sign-in/email', account)).status).toBe(200);
  });
});

describe('the sign-in is refused', () => {
  const refused = { status: 401, body: { code: 'linkedin_refused' } };

  it.each<[string, Record<string, unknown>]>([
    ['whose address LinkedIn has not proved', { email_verified: false }],
    ['whose proof is only a word', { email_verified: 'true' }],
    ['without an address', { email: undefined }],
    ['by a token for another application', { aud: 'outra' }],
    ['by a token of another issuer', { iss: 'https://outra.exemplo' }],
    ['by a token that is over', { exp: 1_700_000_000 }],
    ['by a token of another sign-in', { nonce: 'outra' }],
    ['by a token without the nonce', { nonce: undefined }],
  ])('%s', async (_title, claims) => {
    Object.assign(linkedin.claims, claims);
    expect(await signIn()).toMatchObject(refused);
  });

  it('with a token that LinkedIn did not sign', async () => {
    const forged = await new SignJWT({ ...aPerson(), email: 'vitima@exemplo.com' })
      .setProtectedHeader({ alg: 'RS256', kid: peer.issuer.keys.get()?.kid ?? '' })
      .setIssuer(settings.issuer)
      .setAudience(settings.clientId)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign((await crypto.subtle.generateKey(rsa, true, ['sign', 'verify'])).privateKey);
    linkedin.answer = (response) => {
      response.body = { ...(response.body as object), id_token: forged };
    };
    expect(await signIn()).toMatchObject(refused);
  });

  it('with a code that LinkedIn does not know', async () => {
    linkedin.answer = (response) => {
      response.statusCode = 400;
      response.body = { error: 'invalid_grant' };
    };
    expect(await signIn()).toMatchObject(refused);
  });

  it('with an invented or changed state', async () => {
    const arrival = await visitLinkedin();
    for (const state of ['abc', `${arrival.state}x`]) {
      expect(await finish({ ...arrival, state })).toMatchObject(refused);
    }
    expect((await finish(arrival)).status).toBe(200);
  });

  it('with the code of another sign-in: PKCE binds it to its own', async () => {
    const [own, stolen] = [await visitLinkedin(), await visitLinkedin()];
    expect(await finish({ ...own, code: stolen.code })).toMatchObject(refused);
  });

  it('in another browser than the one that began, with or without a sign-in of its own', async () => {
    const [victim, attacker] = [await visitLinkedin(), await visitLinkedin()];
    for (const cookie of ['', victim.cookie]) {
      expect(await finish({ ...attacker, cookie })).toMatchObject(refused);
    }
    expect((await finish(attacker)).status).toBe(200);
  });

  it('a second time with the same state', async () => {
    const arrival = await visitLinkedin();
    const pages = await Promise.all([finish(arrival), finish(arrival)]);
    expect(pages.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await finish(arrival)).toMatchObject(refused);
  });

  it('ten minutes after its beginning', async () => {
    const arrival = await visitLinkedin();
    time.now = new Date(time.now.getTime() + 10 * 60_000);
    expect(await finish(arrival)).toMatchObject(refused);
  });

  it('from a page of another site', async () => {
    const arrival = await visitLinkedin();
    const forged = await finish(arrival, 'https://mal.exemplo');
    expect(forged).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    expect((await finish(arrival)).status).toBe(200);
  });

  it('with a redirect address that is not listed', async () => {
    for (const elsewhere of ['http://localhost/outra', 'https://ladra.exemplo/entrar']) {
      const begun = await call(null, contract.startLinkedinSignIn, {
        query: { redirectUri: elsewhere },
      });
      expect(begun).toMatchObject({ status: 422, body: { errors: [{ path: 'redirectUri' }] } });
    }
  });
});

const rsa = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
  hash: 'SHA-256',
};

it('an outage of LinkedIn is unavailable, not refused', async () => {
  linkedin.answer = (response) => {
    response.statusCode = 503;
  };
  expect(await signIn()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  const gone = createLinkedin({
    ...settings,
    issuer: 'http://127.0.0.1:9',
    db,
    now: () => time.now,
    isSecure: false,
  });
  await expect(gone.begin(redirectUri)).rejects.toMatchObject({ code: 'unavailable' });
});

it('the redirect has only the necessary parameters, and the cookie is for the sign-in only', async () => {
  const { body, headers } = await begin();
  const parameters = Object.fromEntries(new URL(body.address).searchParams);
  expect(parameters).toEqual({
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    state: body.state,
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(String(headers['set-cookie'])).toMatch(
    /^sabia\.linkedin=[\w-]{43}; Max-Age=600; Path=\/v1\/users\/linkedin; HttpOnly; SameSite=Lax$/,
  );
});

it('an issuer that announces neither PKCE nor the nonce, such as LinkedIn, gets neither', async () => {
  const plain = new OAuth2Server();
  await plain.issuer.keys.generate('RS256');
  await plain.start(0, '127.0.0.1');
  onTestFinished(() => plain.stop());
  plain.service.on('beforeWellKnownOpenIdConfiguration', ({ body }: MutableResponse) => {
    Object.assign(body as object, { code_challenge_methods_supported: undefined });
  });
  plain.service.on('beforeTokenSigning', (token: MutableToken) =>
    Object.assign(token.payload, aPerson()),
  );
  const like = createLinkedin({
    ...settings,
    issuer: plain.issuer.url ?? '',
    db,
    now: () => time.now,
    isSecure: true,
  });
  const { address, state, cookie } = await like.begin(redirectUri);
  const sent = new URL(address).searchParams;
  expect([sent.has('code_challenge'), sent.has('nonce')]).toEqual([false, false]);
  expect(cookie).toMatch(/^__Secure-sabia\.linkedin=.+; Secure; SameSite=Lax$/);
  const back = await fetch(address, { redirect: 'manual' });
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
  expect(await like.finish({ code, state, cookies: cookie.split(';')[0] })).toMatchObject({
    name: 'Rita Lima',
  });
});
