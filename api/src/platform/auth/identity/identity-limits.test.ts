import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Browser } from '../../../../test/support/browser.ts';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityServer } from '../../../../test/support/identity-server.ts';
import { codeIn } from '../../../../test/support/outbox.ts';
import { usualLimits } from './identity-limits.ts';

const database = await freshDatabase();
const email = 'ana@exemplo.com';
const password = 'senha-de-teste';
const few = { perAccountAndOrigin: 2, perNetwork: 4, perAccount: 6 };
const limits = {
  passwords: few,
  codes: few,
  signUps: few,
  emails: few,
  emailsPerNetworkInADay: 100,
  requests: { passwords: 20, others: 8 },
};

/** The clock stands still between calls of this function. */
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => vi.useRealTimers());

const server = await openIdentityServer(database, { limits });
await server.identity.createVerifiedAccount({ email, name: 'Ana', password });
beforeEach(() => pass(24 * 3600));

const path = '/identity/sign-in/email';
const signIn = (browser: Browser, given = password, of = email) =>
  browser.post(path, { email: of, password: given });
const wrong = 'senha-errada';
const refused = {
  status: 429,
  headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  body: { code: 'too_many_requests', title: 'Pedidos demais' },
};
const from = (last: number) => server.browser({ ip: `198.51.100.${last}` });
async function fail(browser: Browser, times: number, of = email): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < times; at++) {
    statuses.push((await signIn(browser, wrong, of)).status);
  }
  return statuses;
}

describe('wrong passwords', () => {
  it('lock an account for the network that they come from, for ten minutes', async () => {
    const attacker = from(1);
    expect(await fail(attacker, 3)).toEqual([401, 401, 429]);
    expect(await signIn(attacker)).toMatchObject({ ...refused, headers: { 'retry-after': '600' } });
    expect((await signIn(from(2))).status).toBe(200);
    pass(600);
    expect((await signIn(attacker)).status).toBe(200);
  });

  it('elsewhere never lock out a device that has signed in before', async () => {
    const owner = from(9);
    await signIn(owner);
    for (const last of [1, 2, 3]) await fail(from(last), 2);
    expect(await signIn(from(9))).toMatchObject({ ...refused, headers: { 'retry-after': '60' } });
    expect((await signIn(owner)).status).toBe(200);
    expect(await fail(owner, 3)).toEqual([401, 401, 429]);
  });

  it('are cleared by a success', async () => {
    const browser = from(1);
    for (let round = 0; round < 3; round++) {
      expect(await fail(browser, 1)).toEqual([401]);
      const fresh = from(1);
      expect((await signIn(fresh)).status).toBe(200);
      pass(1);
    }
  });

  it('are counted by all processes together', async () => {
    const other = await openIdentityServer(database, { limits }, onTestFinished);
    const elsewhere = () => other.browser({ ip: '198.51.100.1' });
    expect(await fail(from(1), 1)).toEqual([401]);
    expect(await fail(elsewhere(), 2)).toEqual([401, 429]);
    expect(await signIn(from(1))).toMatchObject(refused);
  });

  it('of other accounts lock nobody of the network out', async () => {
    for (const name of ['a', 'b', 'c']) await fail(from(1), 2, `${name}@exemplo.com`);
    expect(await fail(from(1), 1, 'd@exemplo.com')).toEqual([401]);
    expect((await signIn(from(1))).status).toBe(200);
  });

  it('beyond the requests of a network, too', async () => {
    const requests = { passwords: 2, others: 8 };
    const open = await openIdentityServer(
      database,
      { limits: { ...limits, requests } },
      onTestFinished,
    );
    const browser = () => open.browser({ ip: '198.51.100.7' });
    for (const name of ['a', 'b', 'c']) {
      expect(await fail(browser(), 1, `${name}@exemplo.com`)).toEqual([401]);
    }
    expect((await signIn(browser())).status).toBe(200);
  });

  it('look alike for addresses with and without an account, whatever else failed in the network', async () => {
    for (const name of ['a', 'b', 'c']) await fail(from(1), 2, `${name}@exemplo.com`);
    const known = await fail(from(1), 3);
    expect(await fail(from(1), 3, 'ninguem@exemplo.com')).toEqual(known);
    expect(known).toEqual([401, 401, 429]);
  });

  it('count for an address in capitals, and for one without an account', async () => {
    await signIn(from(1), wrong, 'Ana@Exemplo.com');
    await signIn(from(1), wrong, 'ANA@exemplo.com');
    expect(await signIn(from(1))).toMatchObject(refused);
    expect(await fail(from(2), 3, 'ninguem@exemplo.com')).toEqual([401, 401, 429]);
  });

  it('count in a session that is open, too', async () => {
    const browser = from(1);
    await signIn(browser);
    const change = (currentPassword: string) =>
      browser.post('/identity/change-password', { currentPassword, newPassword: 'senha-nova' });
    for (let at = 0; at < 2; at++) {
      expect(await change(wrong)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'currentPassword', message: 'Senha incorreta' }] },
      });
    }
    expect(await change(password)).toMatchObject(refused);
  });

  it('count for the real address of a client, not for one in its headers', async () => {
    const statuses: number[] = [];
    for (let last = 1; last <= 3; last++) {
      const pretended = `192.0.2.${last}`;
      const headers = { 'x-forwarded-for': pretended, 'x-sabia-client-address': pretended };
      statuses.push((await signIn(server.browser({ headers }), wrong)).status);
    }
    expect(statuses).toEqual([401, 401, 429]);
  });
});

describe('right passwords', () => {
  it('pass from one network, whatever their number', async () => {
    const pupils = ['bia@exemplo.com', 'caio@exemplo.com'];
    for (const pupil of pupils) {
      await server.identity.createVerifiedAccount({ email: pupil, name: 'Aluno', password });
    }
    const twice = [email, ...pupils, email, ...pupils];
    const pages = await Promise.all(twice.map((of) => signIn(from(1), password, of)));
    expect(pages.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it('of an address that is not verified send an e-mail, and so count as failures', async () => {
    const of = 'nova@exemplo.com';
    const browser = from(1);
    await browser.post('/identity/sign-up/email', { name: 'Nova', email: of, password });
    const statuses: number[] = [];
    for (let at = 0; at < 3; at++) statuses.push((await signIn(browser, password, of)).status);
    expect(statuses).toEqual([403, 403, 429]);
  });
});

describe('wrong codes', () => {
  it.each([
    ['/email-otp/verify-email', { otp: '00000000' }],
    ['/email-otp/reset-password', { otp: '00000000', password }],
  ])('at %s are limited per account and network, and per account', async (route, body) => {
    const statuses: number[] = [];
    for (const last of [1, 1, 1, 2, 2, 3, 3, 4]) {
      statuses.push((await from(last).post(`/identity${route}`, { ...body, email })).status);
    }
    expect(statuses).toEqual([422, 422, 429, 422, 422, 422, 422, 429]);
  });

  it('of strangers, at the same time from many networks, leave the code to the browser that signed up', async () => {
    const open = await openIdentityServer(database, { limits: usualLimits }, onTestFinished);
    const of = 'dora@exemplo.com';
    const owner = open.browser();
    await owner.post('/identity/sign-up/email', { name: 'Dora', email: of, password });
    const otp = await open.code(of);
    const attempt = (browser: Browser, code: string) =>
      browser.post('/identity/email-otp/verify-email', { email: of, otp: code });
    const guess = otp === '00000000' ? '11111111' : '00000000';
    const attempts = Array.from({ length: 120 }, (_, at) =>
      attempt(open.browser({ ip: `198.51.100.${at}` }), guess),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    // A stranger gets nowhere now, not even with the right code.
    expect(await attempt(open.browser({ ip: '203.0.113.1' }), otp)).toMatchObject(refused);
    expect((await attempt(owner, otp)).status).toBe(200);
  });
});

describe('requests', () => {
  it('that send e-mails leave the owner their code, and tell when another can go out', async () => {
    const of = 'elis@exemplo.com';
    const owner = from(9);
    await owner.post('/identity/sign-up/email', { name: 'Elis', email: of, password });
    const otp = await server.code(of);
    const stranger = from(1);
    const paths = ['/email-otp/send-verification-otp', '/email-otp/request-password-reset'];
    const statuses: number[] = [];
    for (const route of [...paths, ...paths]) {
      statuses.push((await stranger.post(`/identity${route}`, { email: of })).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    // Of four requests of the stranger two sent an e-mail, and this one sends one.
    await owner.post('/identity/email-otp/send-verification-otp', { email: of });
    const emails = await server.emails(of, 4);
    expect(emails.map((message) => codeIn(message))).toEqual([otp, otp, otp, otp]);
    expect((await owner.post('/identity/email-otp/verify-email', { email: of, otp })).status).toBe(
      200,
    );
  });

  it('of sign-ups say when no e-mail is sent, and keep the sign-up', async () => {
    const of = 'gil@exemplo.com';
    for (let at = 0; at < 6; at++) {
      await from(at).post('/identity/sign-up/email', {
        name: 'X',
        email: of,
        password: 'outra senha boa',
      });
    }
    const otp = await server.code(of, 6);
    const owner = from(9);
    const signUp = { name: 'Gil', email: of, password };
    expect(await owner.post('/identity/sign-up/email', signUp)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '300' },
      body: {
        code: 'email_sent_recently',
        detail: expect.stringContaining('Outro pode sair em 5 minutos'),
      },
    });
    expect((await owner.post('/identity/email-otp/verify-email', { email: of, otp })).status).toBe(
      200,
    );
    expect((await signIn(owner, password, of)).status).toBe(200);
  });

  it('of many sign-ups in one network are refused with the time to wait, for a free and a taken address', async () => {
    for (let at = 0; at < 4; at++) {
      await from(1).post('/identity/sign-up/email', {
        name: 'X',
        email: `n${at}@exemplo.com`,
        password,
      });
    }
    for (const of of ['livre@exemplo.com', email]) {
      const page = await from(1).post('/identity/sign-up/email', {
        name: 'X',
        email: of,
        password,
      });
      expect(page).toMatchObject({
        status: 429,
        headers: { 'retry-after': '600' },
        body: { code: 'too_many_requests', detail: expect.stringContaining('em 10 minutos') },
      });
    }
  });

  it('are limited per network in ten minutes', async () => {
    const browser = server.browser();
    const paths = ['/get-session', '/token', '/jwks', '/get-session'];
    const statuses: number[] = [];
    for (const route of [...paths, ...paths, '/jwks']) {
      statuses.push((await browser.get(`/identity${route}`)).status);
    }
    expect(statuses).toEqual([200, 401, 200, 200, 200, 401, 200, 200, 429]);
    // A device that has signed in has a count of its own.
    const known = server.browser();
    expect((await signIn(known)).status).toBe(200);
    expect((await known.get('/identity/token')).status).toBe(200);
  });

  it('with a mistake in a field count for no account', async () => {
    const browser = server.browser();
    for (let at = 0; at < 6; at++) {
      expect((await browser.post(path, { email })).status).toBe(422);
    }
    expect((await signIn(browser, wrong)).status).toBe(401);
  });
});

it('without its database the identity answers 503', async () => {
  const nowhere = 'postgres://127.0.0.1:1/none';
  const down = await openIdentityServer(nowhere, { limits: usualLimits }, onTestFinished);
  expect(await signIn(down.browser())).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
    body: { code: 'unavailable' },
  });
});

it('a session stores the real address of the client', async () => {
  const pretended = '192.0.2.77';
  const headers = { 'x-forwarded-for': pretended, 'x-sabia-client-address': pretended };
  const browser = server.browser({ ip: '203.0.113.99', headers });
  expect((await signIn(browser)).status).toBe(200);
  const [session] = await server.query(
    'select "ipAddress" from session order by "createdAt" desc limit 1',
  );
  expect(session).toEqual({ ipAddress: '203.0.113.99' });
});
