import { beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityDesk } from '../../../../test/support/fake-oidc-server.ts';

const database = await freshDatabase();
const email = 'ana@exemplo.com';
const password = 'senha-de-teste';
const few = { perClient: 4, perAddress: 2 };

let time = Date.parse('2026-11-21T19:00:00.000Z');
const desk = await openIdentityDesk(database, {
  limits: { signIns: few, letters: few, codes: few, others: { perClient: 4 } },
  now: () => new Date(time),
});
await desk.identity.createVerifiedAccount({ email, name: 'Ana', password });

// Each test begins when the counts of the one before are over.
beforeEach(() => {
  time += 600_000;
});

const signIn = { email, password: 'senha-errada' };
const refused = {
  status: 429,
  headers: { 'retry-after': '600' },
  body: { code: 'too_many_requests', title: 'Pedidos demais' },
};

describe('in ten minutes', () => {
  it('an address takes a few tries at its password, wherever they come from', async () => {
    const statuses: number[] = [];
    for (const ip of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      const page = await desk.browser({ ip }).post('/identity/sign-in/email', signIn);
      statuses.push(page.status);
    }
    expect(statuses).toEqual([401, 401, 429]);
    const right = await desk.browser().post('/identity/sign-in/email', { email, password });
    expect(right).toMatchObject(refused);
    time += 600_000;
    const later = await desk.browser().post('/identity/sign-in/email', { email, password });
    expect(later.status).toBe(200);
  });

  it.each([
    ['/sign-in/email', { password }],
    ['/sign-up/email', { name: 'Bia', password }],
    ['/email-otp/send-verification-otp', {}],
    ['/email-otp/request-password-reset', {}],
    ['/email-otp/verify-email', { otp: '00000000' }],
    ['/email-otp/reset-password', { otp: '00000000', password }],
  ])('a client may POST %s a few times, for whatever addresses', async (path, body) => {
    const browser = desk.browser();
    const statuses: number[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      const page = await browser.post(`/identity${path}`, {
        ...body,
        email: `${name}@exemplo.com`,
      });
      statuses.push(page.status);
    }
    expect(statuses).not.toContain(429);
    const page = await browser.post(`/identity${path}`, { ...body, email: 'e@exemplo.com' });
    expect(page).toMatchObject(refused);
    const neighbour = await desk
      .browser({ ip: '198.51.100.9' })
      .post(`/identity${path}`, { ...body, email: 'f@exemplo.com' });
    expect(neighbour.status).not.toBe(429);
  });

  it('a client may read a few times', async () => {
    const browser = desk.browser();
    const paths = ['/get-session', '/token', '/jwks', '/get-session', '/token'];
    const statuses: number[] = [];
    for (const path of paths) statuses.push((await browser.get(`/identity${path}`)).status);
    expect(statuses).toEqual([200, 401, 200, 200, 429]);
  });

  it('who is signed in takes a few tries at their password, as if they signed in', async () => {
    const browser = desk.browser();
    await browser.post('/identity/sign-in/email', { email, password });
    const change = (currentPassword: string) =>
      browser.post('/identity/change-password', { currentPassword, newPassword: 'senha-nova' });
    expect(await change('senha-errada')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'currentPassword', message: 'Senha incorreta' }] },
    });
    expect(await change(password)).toMatchObject(refused);
  });

  it('every way to make letters leave counts as one', async () => {
    const browser = desk.browser();
    const paths = ['/email-otp/send-verification-otp', '/email-otp/request-password-reset'];
    for (const path of paths) await browser.post(`/identity${path}`, { email });
    const page = await browser.post('/identity/sign-up/email', { name: 'Ana', email, password });
    expect(page).toMatchObject(refused);
  });

  it('an address is the same in capitals', async () => {
    const browser = desk.browser();
    for (const spelled of ['Ana@Exemplo.com', 'ANA@exemplo.com']) {
      await browser.post('/identity/sign-in/email', { ...signIn, email: spelled });
    }
    expect(await browser.post('/identity/sign-in/email', signIn)).toMatchObject(refused);
  });

  it('a client is not another one because it says so', async () => {
    const statuses: number[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      const pretended = `192.0.2.${statuses.length}`;
      const headers = { 'x-forwarded-for': pretended, 'x-sabia-client-address': pretended };
      const body = { ...signIn, email: `${name}@exemplo.com` };
      const page = await desk.browser({ headers }).post('/identity/sign-in/email', body);
      statuses.push(page.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
  });

  it('a mistake in a field costs nothing', async () => {
    const browser = desk.browser();
    for (let times = 0; times < 6; times++) {
      expect((await browser.post('/identity/sign-in/email', { email })).status).toBe(422);
    }
    expect((await browser.post('/identity/sign-in/email', signIn)).status).toBe(401);
  });
});

it('keeps with a session the address that it really came from', async () => {
  const pretended = '192.0.2.77';
  const headers = { 'x-forwarded-for': pretended, 'x-sabia-client-address': pretended };
  const browser = desk.browser({ ip: '203.0.113.99', headers });
  expect((await browser.post('/identity/sign-in/email', { email, password })).status).toBe(200);
  const [session] = await desk.query(
    'select "ipAddress" from session order by "createdAt" desc limit 1',
  );
  expect(session).toEqual({ ipAddress: '203.0.113.99' });
});
