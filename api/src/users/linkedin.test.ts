import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';
import { SignJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { createLinkedin } from '../platform/auth/identity/linkedin.ts';
import { openBrowser } from '../../test/support/browser.ts';
import { aUser } from './users.factory.ts';

// Plays LinkedIn: what it says of whoever comes, and how it answers.
const peer = new OAuth2Server();
await peer.issuer.keys.generate('RS256');
await peer.start(0, '127.0.0.1');
const says: { claims: Record<string, unknown>; answer: (response: MutableResponse) => void } = {
  claims: {},
  answer: () => {},
};
peer.service.on('beforeTokenSigning', (token: MutableToken) =>
  Object.assign(token.payload, says.claims),
);
peer.service.on('beforeResponse', (response: MutableResponse) => says.answer(response));
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
  says.claims = aPerson();
  says.answer = () => {};
});

const aPerson = () => ({
  sub: randomUUID(),
  email: `${randomUUID()}@exemplo.com`,
  email_verified: true,
  name: 'Rita Lima',
});

const begin = () => call(null, contract.startLinkedinSignIn, { query: { redirectUri } });

/** Follows the address to LinkedIn, as the browser does, and comes back with what it says. */
async function arrive() {
  const { address } = (await begin()).body;
  const back = await fetch(address, { redirect: 'manual' });
  const query = new URL(back.headers.get('location') ?? '').searchParams;
  return { code: query.get('code') ?? '', state: query.get('state') ?? '' };
}

const finish = ({ code, state }: { code: string; state: string }) =>
  call(null, contract.signInWithLinkedin, { params: { code }, body: { state } });

const enter = async () => finish(await arrive());

describe('who comes by LinkedIn', () => {
  it('is signed in, with a session of the school’s own', async () => {
    const entered = await enter();
    expect(entered).toMatchObject({
      status: 200,
      body: { user: { email: says.claims.email, name: 'Rita Lima', isAdmin: false } },
    });
    expect(String(entered.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Lax$/);
    const browser = openBrowser(app, { host: 'localhost' });
    for (const line of [entered.headers['set-cookie']].flat()) {
      const [name = '', value = ''] = (line ?? '').split(';')[0]?.split('=') ?? [];
      browser.cookies.set(name, value);
    }
    expect(await browser.get('/identity/get-session')).toMatchObject({
      body: { user: { email: says.claims.email, emailVerified: true } },
    });
    const profile = await app.inject({
      url: `/v1/users/provider/${entered.body.user.providerId}`,
      headers: { authorization: `Bearer ${entered.body.token}` },
    });
    expect(profile.json()).toMatchObject({ id: entered.body.user.id });
  });

  it('is who they were, also with another address', async () => {
    const first = await enter();
    says.claims = { ...says.claims, email: `${randomUUID()}@exemplo.com` };
    expect((await enter()).body.user.id).toBe(first.body.user.id);
  });

  it('is whoever has proved the same address here, told by nothing in the answer', async () => {
    const stranger = await enter();
    const known = await aUser(db);
    says.claims = { ...aPerson(), email: known.email };
    const entered = await enter();
    expect(entered.body.user.id).toBe(known.id);
    expect(Object.keys(entered.body)).toEqual(Object.keys(stranger.body));
    expect(entered.status).toBe(stranger.status);
  });

  it('takes the address back from who signed up with it and never proved it', async () => {
    const email = `${randomUUID()}@exemplo.com`;
    const thief = openBrowser(app, { host: 'localhost' });
    const password = 'senha-de-outra';
    await thief.post('/identity/sign-up/email', { name: 'Outra', email, password });
    says.claims = { ...aPerson(), email };
    expect((await enter()).body.user.email).toBe(email);
    expect((await thief.post('/identity/sign-in/email', { email, password })).status).toBe(401);
  });

  it('keeps the password that they had', async () => {
    const account = { email: `${randomUUID()}@exemplo.com`, name: 'Ana', password: 'minha-senha' };
    await identity.createVerifiedAccount(account);
    says.claims = { ...aPerson(), email: account.email };
    await enter();
    const browser = openBrowser(app, { host: 'localhost' });
    expect((await browser.post('/identity/sign-in/email', account)).status).toBe(200);
  });
});

describe('nobody is let in', () => {
  const refused = { status: 401, body: { code: 'linkedin_refused' } };

  it.each<[string, Record<string, unknown>]>([
    ['whose address LinkedIn has not proved', { email_verified: false }],
    ['whose proof is only a word', { email_verified: 'true' }],
    ['without an address', { email: undefined }],
    ['by a token for another application', { aud: 'outra' }],
    ['by a token of another issuer', { iss: 'https://outra.exemplo' }],
    ['by a token that is over', { exp: 1_700_000_000 }],
  ])('%s', async (_title, claims) => {
    Object.assign(says.claims, claims);
    expect(await enter()).toMatchObject(refused);
  });

  it('by a token that LinkedIn did not sign', async () => {
    const forged = await new SignJWT({ ...aPerson(), email: 'vitima@exemplo.com' })
      .setProtectedHeader({ alg: 'RS256', kid: peer.issuer.keys.get()?.kid ?? '' })
      .setIssuer(settings.issuer)
      .setAudience(settings.clientId)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign((await crypto.subtle.generateKey(rsa, true, ['sign', 'verify'])).privateKey);
    says.answer = (response) => {
      response.body = { ...(response.body as object), id_token: forged };
    };
    expect(await enter()).toMatchObject(refused);
  });

  it('by a code that LinkedIn does not know', async () => {
    says.answer = (response) => {
      response.statusCode = 400;
      response.body = { error: 'invalid_grant' };
    };
    expect(await enter()).toMatchObject(refused);
  });

  it('by a state that we never gave out, or changed, or gave out for something else', async () => {
    const { code, state } = await arrive();
    const { state: strange } = await createLinkedin({ ...settings, secret: 'x'.repeat(32) }).begin(
      redirectUri,
    );
    const token = (await enter()).body.token;
    for (const wrong of ['abc', `${state}x`, strange, token]) {
      expect(await finish({ code, state: wrong })).toMatchObject(refused);
    }
  });

  it('and sent to no address that is not listed', async () => {
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

it('an outage of LinkedIn is no refusal', async () => {
  says.answer = (response) => {
    response.statusCode = 503;
  };
  expect(await enter()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  const gone = createLinkedin({ ...settings, issuer: 'http://127.0.0.1:9' });
  await expect(gone.begin(redirectUri)).rejects.toMatchObject({ code: 'unavailable' });
});

it('says where to go, with what is needed and no more', async () => {
  const { address, state } = (await begin()).body;
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    client_id: settings.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid profile email',
    state,
  });
});
