import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseAt, dropDatabase } from '../../../../test/support/databases.ts';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { audience, issuer, openIdentityServer } from '../../../../test/support/identity-server.ts';
import { createTokenVerifier } from '../token-verifier.ts';

const database = await freshDatabase();
const disposable = await freshDatabase();
const server = await openIdentityServer(database);

const password = 'senha-de-teste';
const cookie = 'sabia.session_token';

describe('the token', () => {
  it('has the claims of the user, for one hour', async () => {
    const browser = await server.signUp('gil@exemplo.com');
    const { body: session } = await browser.get('/identity/get-session');
    const { status, body, headers } = await browser.get('/identity/token');
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 200, cache: 'no-store' });
    const { token } = body as { token: string };
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', kid: expect.any(String) });
    const { iat = 0, exp = 0, sub, ...claims } = decodeJwt(token);
    const [row] = await server.query('select id from session where "userId" = $1', [sub]);
    expect(claims).toEqual({
      sid: row?.id,
      iss: issuer,
      aud: audience,
      email: 'gil@exemplo.com',
      email_verified: true,
      name: 'Ana Lima',
    });
    expect(exp - iat).toBe(3600);
    expect(session).toMatchObject({ user: { id: sub } });
  });

  it('is accepted by the token verifier', async () => {
    const browser = await server.signUp('hugo@exemplo.com');
    const { token } = (await browser.get('/identity/token')).body as { token: string };
    const verifier = createTokenVerifier({
      issuers: [{ provider: 'casa', issuer, audience, keys: server.identity.keys }],
      now: () => new Date(),
    });
    expect(await verifier.verify(token)).toMatchObject({
      email: 'hugo@exemplo.com',
      emailVerified: true,
    });
  });

  it('has published keys without private parts', async () => {
    const { status, body, headers } = await server.browser().get('/identity/jwks');
    expect({ status, cache: headers['cache-control'] }).toEqual({
      status: 200,
      cache: 'public, max-age=300',
    });
    expect(body).toEqual({
      keys: [
        { kid: expect.any(String), alg: 'RS256', kty: 'RSA', e: 'AQAB', n: expect.any(String) },
      ],
    });
    expect(body).toEqual(await server.identity.keys());
    const [stored] = await server.query('select "privateKey" from jwks');
    expect(stored?.privateKey).not.toContain('"d"');
  });

  it('is refused without a session', async () => {
    const page = await server.browser().get('/identity/token');
    expect(page).toMatchObject({ status: 401, body: { code: 'sign_in_required' } });
  });

  it('is available after a restart, as is the session', async () => {
    const browser = await server.signUp('iris@exemplo.com');
    const before = await browser.get('/identity/token');
    const restarted = await openIdentityServer(database, {}, onTestFinished);
    const after = restarted.browser();
    for (const [name, value] of browser.cookies) after.cookies.set(name, value);
    const page = await after.get('/identity/token');
    expect(page.status).toBe(200);
    const kidOf = ({ body }: { body: unknown }) =>
      decodeProtectedHeader((body as { token: string }).token).kid;
    expect(kidOf(page)).toBe(kidOf(before));
  });

  it('is unavailable, not refused, while the database is', async () => {
    const unreachable = 'postgres://sabia@127.0.0.1:1/sabia';
    const waiting = (await openIdentityServer(unreachable, {}, onTestFinished)).browser();
    for (const path of ['/identity/token', '/identity/get-session', '/identity/jwks']) {
      const page = await waiting.get(path);
      expect(page).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    }
    const page = await waiting.post('/identity/sign-in/email', {
      email: 'joca@exemplo.com',
      password,
    });
    expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  });

  it('is unavailable also when the database disappears during a session', async () => {
    const own = await openIdentityServer(disposable, {}, onTestFinished);
    const browser = await own.signUp('lia@exemplo.com');
    expect((await browser.get('/identity/token')).status).toBe(200);
    await dropDatabase(databaseAt(disposable, 'postgres'), new URL(disposable).pathname.slice(1));
    for (const path of ['/identity/token', '/identity/get-session']) {
      const page = await browser.get(path);
      expect(page).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    }
    expect(browser.cookies.has(cookie)).toBe(true);
  });
});
