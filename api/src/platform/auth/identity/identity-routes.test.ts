import { describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityServer } from '../../../../test/support/identity-server.ts';

const database = await freshDatabase();
const server = await openIdentityServer(database);

const email = 'ana@exemplo.com';
const password = 'senha-de-teste';
const ana = await server.signUp(email);

describe('other endpoints of better-auth are not served:', () => {
  it.each([
    ['GET', '/ok'],
    ['GET', '/error'],
    ['GET', '/sign-in/email'],
    ['GET', '/sign-out'],
    ['POST', '/token'],
    ['POST', '/jwks'],
    ['POST', '/get-session'],
    ['POST', '/sign-in/social'],
    ['POST', '/sign-in/email-otp'],
    ['POST', '/email-otp/check-verification-otp'],
    ['POST', '/email-otp/request-email-change'],
    ['POST', '/email-otp/change-email'],
    ['POST', '/forget-password/email-otp'],
    ['POST', '/change-email'],
    ['POST', '/set-password'],
    ['POST', '/update-user'],
    ['POST', '/update-session'],
    ['POST', '/delete-user'],
    ['GET', '/delete-user/callback'],
    ['POST', '/request-password-reset'],
    ['POST', '/reset-password'],
    ['GET', '/verify-email'],
    ['POST', '/send-verification-email'],
    ['GET', '/list-sessions'],
    ['POST', '/revoke-session'],
    ['POST', '/revoke-sessions'],
    ['GET', '/list-accounts'],
    ['POST', '/link-social'],
    ['POST', '/unlink-account'],
    ['GET', '/callback/google'],
    ['GET', '/inventado'],
  ])('%s %s', async (method, path) => {
    const address = `/identity${path}`;
    const page = await (method === 'GET' ? ana.get(address) : ana.post(address, {}));
    expect(page).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('input is validated first:', () => {
  const required = 'Campo obrigatório';
  it.each([
    [
      '/sign-up/email',
      {},
      [
        ['name', required],
        ['email', required],
        ['password', required],
      ],
    ],
    [
      '/sign-up/email',
      { name: '  ', email: 'ana', password: '1234567' },
      [
        ['name', required],
        ['email', 'Email inválido'],
        ['password', 'Mínimo 8 caracteres'],
      ],
    ],
    [
      '/sign-up/email',
      { name: 'Ana\u0007', email: 'a@b.com\r\nBcc: c@d.com', password: 'a'.repeat(129) },
      [
        ['name', 'Valor inválido'],
        ['email', 'Email inválido'],
        ['password', 'Máximo 128 caracteres'],
      ],
    ],
    [
      '/sign-in/email',
      { email: '' },
      [
        ['email', required],
        ['password', required],
      ],
    ],
    ['/email-otp/verify-email', { email, otp: '1234567a' }, [['otp', 'O código tem 8 números']]],
    ['/email-otp/verify-email', { email, otp: 12345678 }, [['otp', required]]],
    [
      '/email-otp/reset-password',
      { email, otp: '12345678', password: 'curta' },
      [['password', 'Mínimo 8 caracteres']],
    ],
    ['/email-otp/send-verification-otp', { email: ['a@b.com'] }, [['email', required]]],
    ['/email-otp/request-password-reset', {}, [['email', required]]],
  ])('POST %s %j', async (path, body, mistakes) => {
    const page = await server.browser().post(`/identity${path}`, body);
    expect(page).toMatchObject({
      status: 422,
      headers: { 'content-type': 'application/problem+json; charset=utf-8' },
      body: {
        code: 'invalid_input',
        errors: mistakes.map(([field, message]) => ({ path: field, message })),
      },
    });
  });

  it.each([
    ['{"email":', 'application/json', 400, 'unreadable_request'],
    ['', 'application/json', 400, 'unreadable_request'],
    [`"${'a'.repeat(17_000)}"`, 'application/json', 413, 'too_large'],
    ['email=ana@exemplo.com', 'application/x-www-form-urlencoded', 415, 'unsupported_type'],
    ['{"email":"ana@exemplo.com"}', 'text/plain', 415, 'unsupported_type'],
    ['[]', 'application/json', 422, 'invalid_input'],
  ])('%.20s as %s', async (payload, type, status, code) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/identity/sign-in/email',
      headers: { 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ status, code });
  });

  it('unknown fields are dropped', async () => {
    const extra = {
      name: 'Bia',
      email: 'bia@exemplo.com',
      password,
      emailVerified: true,
      image: 'https://exemplo.com/bia.png',
      callbackURL: 'https://exemplo.com/',
    };
    expect((await server.browser().post('/identity/sign-up/email', extra)).status).toBe(200);
    const of = `where email = 'bia@exemplo.com'`;
    expect(await server.query(`select from sign_ups ${of}`)).toHaveLength(1);
    expect(await server.query(`select from "user" ${of}`)).toEqual([]);
  });

  it('a code for signing in is never sent, whatever type is requested', async () => {
    const path = '/identity/email-otp/send-verification-otp';
    const other = 'estranho@exemplo.com';
    await server.browser().post(path, { email: other, type: 'sign-in' });
    await server.browser().post(path, { email });
    // The later e-mail has been sent, so the work for the earlier request is done.
    await server.emails(email, 2);
    expect(await server.query('select from codes where email = $1', [other])).toEqual([]);
  });
});

describe('the mark of a session', () => {
  it('can be read by scripts, and ends with the session', async () => {
    const browser = server.browser();
    const entered = await browser.post('/identity/sign-in/email', { email, password });
    expect(entered.status).toBe(200);
    expect(browser.cookies.get('sabia.signed_in')).toBe('1');
    const cookies = [entered.headers['set-cookie']].flat().map(String);
    const [session] = cookies.filter((cookie) => cookie.startsWith('sabia.session_token='));
    const [mark] = cookies.filter((cookie) => cookie.startsWith('sabia.signed_in='));
    const attributesOf = (cookie = '') => cookie.split('; ').slice(1);
    expect(attributesOf(session)).toContain('HttpOnly');
    expect(attributesOf(mark)).toEqual(attributesOf(session).filter((name) => name !== 'HttpOnly'));
    await browser.post('/identity/sign-out');
    expect(browser.cookies.has('sabia.signed_in')).toBe(false);
  });
});

describe('a page of another site', () => {
  it.each([
    ['another site', 'https://mal.exemplo'],
    ['another port', 'http://localhost:4000'],
    ['another scheme', 'https://localhost:3000'],
    ['a longer name', 'http://localhost:3000.mal.exemplo'],
    ['nowhere', 'null'],
  ])('(%s) can neither sign in nor out', async (_title, origin) => {
    const signedOut = server.browser({ origin });
    const signIn = await signedOut.post('/identity/sign-in/email', { email, password });
    expect(signIn).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    const signedIn = server.browser({ origin });
    for (const [name, value] of ana.cookies) signedIn.cookies.set(name, value);
    const signOut = await signedIn.post('/identity/sign-out');
    expect(signOut).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    expect((await ana.get('/identity/token')).status).toBe(200);
  });

  it.each([
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    // A name that leads here is not this school.
    ['sabia.local:8080', 403],
  ])('is told from our own pages: of %s the status is %i', async (host, status) => {
    const page = await server.browser({ host }).post('/identity/sign-in/email', {
      email,
      password,
    });
    expect(page.status).toBe(status);
  });
});
