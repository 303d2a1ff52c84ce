import { describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/support/browser.ts';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityServer } from '../../../../test/support/identity-server.ts';

// Pre-account hijacking: an attacker signs up with the address of another person, before or after them.

const server = await openIdentityServer(await freshDatabase());

const own = 'a senha da vítima';
const foreign = 'a senha do atacante';
const signUp = (browser: Browser, email: string, password: string, name = 'Ana Lima') =>
  browser.post('/identity/sign-up/email', { name, email, password });
const verify = (browser: Browser, email: string, otp: string, more = {}) =>
  browser.post('/identity/email-otp/verify-email', { email, otp, ...more });
const statusOfSignIn = async (email: string, password: string) =>
  (await server.browser().post('/identity/sign-in/email', { email, password })).status;

describe('a sign-up with the address of somebody who is signing up', () => {
  it('gives the account neither the attacker’s password nor name, whoever was first', async () => {
    for (const [at, attackerIsFirst] of [true, false].entries()) {
      const email = `vitima${at}@exemplo.com`;
      const [victim, attacker] = [server.browser(), server.browser()];
      if (attackerIsFirst) await signUp(attacker, email, foreign, 'Nome feio');
      await signUp(victim, email, own);
      if (!attackerIsFirst) await signUp(attacker, email, foreign, 'Nome feio');
      const otp = await server.code(email, 2);
      expect(await verify(victim, email, otp)).toMatchObject({
        status: 200,
        body: { user: { name: 'Ana Lima', email, emailVerified: true } },
      });
      expect(await statusOfSignIn(email, own)).toBe(200);
      expect(await statusOfSignIn(email, foreign)).toBe(401);
      // Its own sign-up has ended as well.
      expect((await verify(attacker, email, otp)).status).toBe(422);
      expect(
        (await attacker.post('/identity/sign-in/email', { email, password: foreign })).status,
      ).toBe(401);
    }
  });

  it('leaves the code that the victim has received valid', async () => {
    const email = 'codigo@exemplo.com';
    const victim = server.browser();
    await signUp(victim, email, own);
    const otp = await server.code(email);
    for (let times = 0; times < 3; times++) await signUp(server.browser(), email, foreign);
    expect(await server.code(email, 4)).toBe(otp);
    expect((await verify(victim, email, otp)).status).toBe(200);
  });
});

describe('the code in a browser without the sign-up', () => {
  it('asks for a new password, and takes no one else’s', async () => {
    const email = 'outro.aparelho@exemplo.com';
    await signUp(server.browser(), email, foreign, 'Nome feio');
    const otp = await server.code(email);
    const phone = server.browser();
    expect(await verify(phone, email, otp)).toMatchObject({
      status: 409,
      body: { code: 'password_needed' },
    });
    expect(phone.cookies.size).toBe(0);
    expect(await verify(phone, email, otp, { name: 'Bia Reis', password: own })).toMatchObject({
      status: 200,
      body: { user: { name: 'Bia Reis' } },
    });
    expect(await statusOfSignIn(email, own)).toBe(200);
    expect(await statusOfSignIn(email, foreign)).toBe(401);
  });

  it('is not told from a wrong one by a nonce of another address', async () => {
    const [email, other] = ['um@exemplo.com', 'dois@exemplo.com'];
    await signUp(server.browser(), email, own);
    const browser = server.browser();
    await signUp(browser, other, foreign);
    const otp = await server.code(email);
    expect((await verify(browser, email, otp)).status).toBe(409);
    expect((await verify(browser, other, otp)).status).toBe(422);
  });
});

it('recovery ends the sign-ups of others, and the password is the new one', async () => {
  const email = 'recupera@exemplo.com';
  const attacker = server.browser();
  await signUp(attacker, email, foreign, 'Nome feio');
  await server.emails(email, 1);
  const victim = server.browser();
  await victim.post('/identity/email-otp/request-password-reset', { email });
  const otp = await server.code(email, 2);
  expect(
    (await victim.post('/identity/email-otp/reset-password', { email, otp, password: own })).status,
  ).toBe(200);
  expect(await statusOfSignIn(email, own)).toBe(200);
  expect((await verify(attacker, email, otp)).status).toBe(422);
  expect(await statusOfSignIn(email, foreign)).toBe(401);
  expect(await server.query('select from sign_ups where email = $1', [email])).toEqual([]);
});

it('the sign-up is bound to the browser by a cookie that no script reads', async () => {
  const page = await signUp(server.browser(), 'cookie@exemplo.com', own);
  expect(String(page.headers['set-cookie'])).toMatch(
    /^sabia\.sign_up=[\w-]{32}; Max-Age=86400; Path=\/identity; HttpOnly; SameSite=Lax$/,
  );
  const [stored] = await server.query(
    `select encode(nonce_hash, 'base64') as hash, password from sign_ups where email = 'cookie@exemplo.com'`,
  );
  expect(JSON.stringify(stored)).not.toContain(own);
  expect(String(page.headers['set-cookie'])).not.toContain(String(stored?.hash));
});

it('a page of another site can not sign up in the name of a visitor', async () => {
  const visitor = server.browser({ origin: 'https://mal.exemplo' });
  const page = await signUp(visitor, 'csrf@exemplo.com', foreign);
  expect(page).toMatchObject({ status: 403, body: { code: 'not_yours' } });
  expect(visitor.cookies.size).toBe(0);
  const headers = { 'sec-fetch-site': 'cross-site' };
  const silent = await server.app.inject({
    method: 'POST',
    url: '/identity/sign-up/email',
    headers,
    payload: { name: 'Ana', email: 'csrf@exemplo.com', password: foreign },
  });
  expect(silent.statusCode).toBe(403);
});
