import * as contract from '@sabia/domain/users/users.contract.ts';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { openBrowser, type Browser } from '../../test/support/browser.ts';
import { anAdmin } from './users.factory.ts';

const { app, db, identity, time, call } = await createTestApp();
const password = 'senha-de-sempre';
const admin = await anAdmin(db);

/** Somebody of the embedded identity, signed in at as many browsers as they like. */
async function somebody(email: string) {
  await identity.createVerifiedAccount({ email, name: 'Ana Lima', password });
  return async (typed = password): Promise<Browser> => {
    const browser = openBrowser(app, { host: 'localhost' });
    await browser.post('/identity/sign-in/email', { email, password: typed });
    return browser;
  };
}

const tokenOf = async (browser: Browser) =>
  ((await browser.get('/identity/token')).body as { token: string }).token;

/** What the API says to who brings this token: their profile, or that it is over. */
async function arrive(token: string) {
  const response = await app.inject({
    url: `/v1/users/provider/${decodeJwt(token).sub}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.statusCode, body: response.json() };
}

/** Changes are made now, and not when the test began. */
const now = () => (time.now = new Date());

describe('another password', () => {
  it('ends the other sessions, and what they were given before', async () => {
    const enter = await somebody('ana@exemplo.com');
    const [here, elsewhere] = [await enter(), await enter()];
    const [tokenHere, tokenElsewhere] = [await tokenOf(here), await tokenOf(elsewhere)];
    expect((await arrive(tokenElsewhere)).status).toBe(200);

    now();
    const changed = await here.post('/identity/change-password', {
      currentPassword: password,
      newPassword: 'senha-bem-nova',
    });
    expect(changed).toMatchObject({ status: 200, body: { user: { email: 'ana@exemplo.com' } } });

    expect((await elsewhere.get('/identity/token')).status).toBe(401);
    for (const token of [tokenHere, tokenElsewhere]) {
      expect(await arrive(token)).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
    }
    expect((await arrive(await tokenOf(here))).status).toBe(200);
    expect((await arrive(await tokenOf(await enter('senha-bem-nova')))).status).toBe(200);
  });

  it('is not set by who does not know the one before, nor by a stranger', async () => {
    const enter = await somebody('bia@exemplo.com');
    const here = await enter();
    const change = { currentPassword: 'senha-errada', newPassword: 'senha-bem-nova' };
    expect(await here.post('/identity/change-password', change)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'currentPassword', message: 'Senha incorreta' }] },
    });
    const short = { currentPassword: password, newPassword: 'curta' };
    expect((await here.post('/identity/change-password', short)).status).toBe(422);
    const stranger = openBrowser(app, { host: 'localhost' });
    expect((await stranger.post('/identity/change-password', change)).status).toBe(401);
    expect((await arrive(await tokenOf(here))).status).toBe(200);
  });
});

describe('another role', () => {
  it('ends every session of who has it now; another sign-in brings it', async () => {
    const enter = await somebody('caio@exemplo.com');
    const here = await enter();
    const token = await tokenOf(here);
    const { id } = (await arrive(token)).body;
    const make = (role: 'ADMIN' | 'LEARNER') =>
      call(admin, contract.changeRole, { params: { id }, body: { role } });

    now();
    expect((await make('LEARNER')).status).toBe(200);
    expect((await arrive(token)).status).toBe(200);

    now();
    expect((await make('ADMIN')).status).toBe(200);
    expect((await here.get('/identity/token')).status).toBe(401);
    expect((await arrive(token)).status).toBe(401);
    const again = await arrive(await tokenOf(await enter()));
    expect(again).toMatchObject({ status: 200, body: { id, isAdmin: true } });
  });
});
