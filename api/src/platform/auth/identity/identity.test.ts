import { describe, expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityServer } from '../../../../test/support/identity-server.ts';

const database = await freshDatabase();
const server = await openIdentityServer(database);

const password = 'senha-de-teste';
const cookie = 'sabia.session_token';

describe('a new user', () => {
  const email = 'ana@exemplo.com';

  it('signs up, verifies the address by the code in the e-mail, and is signed in', async () => {
    const browser = server.browser();
    const signedUp = await browser.post('/identity/sign-up/email', {
      name: ' Ana Lima ',
      email: 'Ana@Exemplo.com',
      password,
    });
    expect(signedUp).toMatchObject({ status: 200, body: { success: true } });
    expect([...browser.cookies.keys()]).toEqual(['sabia.sign_up']);

    const [message = ''] = await server.emails(email, 1);
    expect(message).toContain('Subject: =?UTF-8?Q?Seu_c=C3=B3digo_para_confirmar');
    const proved = await browser.post('/identity/email-otp/verify-email', {
      email,
      otp: await server.code(email),
    });
    expect(proved).toMatchObject({
      status: 200,
      body: { user: { name: 'Ana Lima', email, emailVerified: true } },
    });
    expect(await browser.get('/identity/get-session')).toMatchObject({
      status: 200,
      body: { user: { email } },
    });
  });

  it('signs in with the password', async () => {
    const browser = server.browser();
    const signedIn = await browser.post('/identity/sign-in/email', {
      email: 'ANA@exemplo.com',
      password,
    });
    expect(signedIn).toMatchObject({ status: 200, body: { user: { email } } });
    expect(browser.cookies.has(cookie)).toBe(true);
  });

  it('is refused with a wrong password', async () => {
    const browser = server.browser();
    const page = await browser.post('/identity/sign-in/email', { email, password: `${password}!` });
    expect(page).toMatchObject({
      status: 401,
      headers: { 'content-type': 'application/problem+json; charset=utf-8' },
      body: {
        status: 401,
        code: 'invalid_credentials',
        title: 'E-mail ou senha incorretos',
        requestId: expect.any(String),
      },
    });
    expect(browser.cookies.size).toBe(0);
  });

  it('can’t sign in before the address is verified, but gets another code', async () => {
    const bia = { email: 'bia@exemplo.com', password };
    const browser = server.browser();
    await browser.post('/identity/sign-up/email', { name: 'Bia', ...bia });
    await server.emails(bia.email, 1);
    const wrong = await browser.post('/identity/sign-in/email', {
      ...bia,
      password: 'outra-senha',
    });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    const early = await browser.post('/identity/sign-in/email', bia);
    expect(early).toMatchObject({ status: 403, body: { code: 'email_not_verified' } });
    expect(browser.cookies.has(cookie)).toBe(false);
    const otp = await server.code(bia.email, 2);
    const proved = await browser.post('/identity/email-otp/verify-email', {
      email: bia.email,
      otp,
    });
    expect(proved.status).toBe(200);
  });
});

describe('the session', () => {
  const setCookies = async (options: { publicUrl: string; host: string }) => {
    const { publicUrl, host } = options;
    const other = await openIdentityServer(database, { publicUrl }, onTestFinished);
    await other.identity.createVerifiedAccount({
      email: 'dora@exemplo.com',
      name: 'Dora',
      password,
    });
    const browser = other.browser({ host, origin: new URL(publicUrl).origin });
    const page = await browser.post('/identity/sign-in/email', {
      email: 'dora@exemplo.com',
      password,
    });
    expect(page.status).toBe(200);
    return [page.headers['set-cookie']].flat().map(String);
  };

  it('is a cookie that no script and no other site can use', async () => {
    const [first = '', device = '', mark = '', ...more] = await setCookies({
      publicUrl: 'http://localhost:3000',
      host: 'localhost:3000',
    });
    expect(first).toMatch(
      /^sabia\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(device).toMatch(/^sabia\.device=/);
    // It says only that there is a session.
    expect(mark).toBe('sabia.signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax');
    expect(more).toEqual([]);
  });

  it('is sent only over HTTPS where the site has it', async () => {
    const [first = ''] = await setCookies({
      publicUrl: 'https://sabia.example',
      host: 'sabia.example',
    });
    expect(first).toMatch(/^__Secure-sabia\.session_token=.+; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('is never in the body of a response', async () => {
    const browser = await server.signUp('eva@exemplo.com');
    const kept = decodeURIComponent(browser.cookies.get(cookie) ?? '').split('.')[0] ?? '';
    expect(kept).toMatch(/^\w{32}$/);
    const again = await browser.post('/identity/sign-in/email', {
      email: 'eva@exemplo.com',
      password,
    });
    const [session] = await server.query(
      'select token from session order by "createdAt" desc limit 1',
    );
    expect(again.text).not.toContain(session?.token);
    const page = await browser.get('/identity/get-session');
    expect(page.text).not.toContain(session?.token);
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('ends in the browser and on the server when the user signs out', async () => {
    const browser = await server.signUp('fabio@exemplo.com');
    const copied = new Map(browser.cookies);
    expect(await browser.post('/identity/sign-out')).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect([...browser.cookies.keys()]).toEqual(['sabia.device']);
    for (const [name, value] of copied) browser.cookies.set(name, value);
    expect((await browser.get('/identity/token')).status).toBe(401);
    const session = await browser.get('/identity/get-session');
    expect(session).toMatchObject({ status: 200, text: 'null' });
  });
});
