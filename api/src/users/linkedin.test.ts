import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';
import { SignJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { createLinkedin } from '../platform/auth/identity/linkedin.ts';
import { openBrowser } from '../../test/support/browser.ts';
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
peer.service.on('beforeResponse', (response: MutableResponse) => linkedin.answer(response));
afterAll(() => peer.stop());

const redirectUri = 'http://localhost/entrar';
const settings = {
  clientId: 'sabia',
  clientSecret: 'segredo',
  issuer: peer.issuer.url ?? '',
  redirectUrls: [redirectUri],
  secret: 'only-for-tests-only-for-tests-only',
};
const { app, db, identity, call } = await createTestApp({ linkedin: createLinkedin(settings) });

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

/** Follows the redirects to LinkedIn and back, as a browser does. */
async function visitLinkedin() {
  const { address } = (await begin()).body;
  const back = await fetch(address, { redirect: 'manual' });
  const query = new URL(back.headers.get('location') ?? '').searchParams;
  return { code: query.get('code') ?? '', state: query.get('state') ?? '' };
}

const finish = ({ code, state }: { code: string; state: string }) =>
  call(null, contract.signInWithLinkedin, { params: { code }, body: { state } });

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

  it('keeps an existing password', async () => {
    const account = { email: `${randomUUID()}@exemplo.com`, name: 'Ana', password: 'minha-senha' };
    await identity.createVerifiedAccount(account);
    linkedin.claims = { ...aPerson(), email: account.email };
    await signIn();
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

  it('with an invented, changed or unrelated state', async () => {
    const { code, state } = await visitLinkedin();
    const { state: strange } = await createLinkedin({ ...settings, secret: 'x'.repeat(32) }).begin(
      redirectUri,
    );
    const token = (await signIn()).body.token;
    for (const wrong of ['abc', `${state}x`, strange, token]) {
      expect(await finish({ code, state: wrong })).toMatchObject(refused);
    }
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
  const gone = createLinkedin({ ...settings, issuer: 'http://127.0.0.1:9' });
  await expect(gone.begin(redirectUri)).rejects.toMatchObject({ code: 'unavailable' });
});

it('the redirect to LinkedIn has only the necessary parameters', async () => {
  const { address, state } = (await begin()).body;
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    state,
  });
});
