import * as contract from '@sabia/domain/users/users.contract.ts';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { openBrowser, type Browser } from '../../../test/support/browser.ts';
import { anAdmin } from '../users.factory.ts';

const { app, db, identity, time, call } = await createTestApp();
const password = 'senha-de-sempre';
const admin = await anAdmin(db);

/** A user of the embedded identity, who can sign in with several browsers. */
async function accountOf(email: string) {
  await identity.createVerifiedAccount({ email, name: 'Ana Lima', password });
  return async (typed = password): Promise<Browser> => {
    const browser = openBrowser(app, { host: 'localhost' });
    await browser.post('/identity/sign-in/email', { email, password: typed });
    return browser;
  };
}

const tokenOf = async (browser: Browser) =>
  ((await browser.get('/identity/token')).body as { token: string }).token;

/** The response of the API to this token: the profile or a refusal. */
async function readSelf(token: string) {
  const response = await app.inject({
    url: `/v1/users/provider/${decodeJwt(token).sub}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.statusCode, body: response.json() };
}

/** Sets the clock of the application to the real time. */
const now = () => (time.now = new Date());

describe('a new password', () => {
  it('ends the other sessions and invalidates their tokens', async () => {
    const enter = await accountOf('ana@exemplo.com');
    const [here, elsewhere] = [await enter(), await enter()];
    const [tokenHere, tokenElsewhere] = [await tokenOf(here), await tokenOf(elsewhere)];
    expect((await readSelf(tokenElsewhere)).status).toBe(200);

    now();
    const changed = await here.post('/identity/change-password', {
      currentPassword: password,
      newPassword: 'senha-bem-nova',
    });
    expect(changed).toMatchObject({ status: 200, body: { user: { email: 'ana@exemplo.com' } } });

    expect((await elsewhere.get('/identity/token')).status).toBe(401);
    for (const token of [tokenHere, tokenElsewhere]) {
      expect(await readSelf(token)).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
    }
    expect((await readSelf(await tokenOf(here))).status).toBe(200);
    expect((await readSelf(await tokenOf(await enter('senha-bem-nova')))).status).toBe(200);
  });

  it('needs the current password and a session', async () => {
    const enter = await accountOf('bia@exemplo.com');
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
    expect((await readSelf(await tokenOf(here))).status).toBe(200);
  });
});

describe('a new role', () => {
  it('ends every session of the user and counts after the next sign-in', async () => {
    const enter = await accountOf('caio@exemplo.com');
    const here = await enter();
    const token = await tokenOf(here);
    const { id } = (await readSelf(token)).body;
    const make = (role: 'ADMIN' | 'LEARNER') =>
      call(admin, contract.changeRole, { params: { id }, body: { role } });

    now();
    expect((await make('LEARNER')).status).toBe(200);
    expect((await readSelf(token)).status).toBe(200);

    now();
    expect((await make('ADMIN')).status).toBe(200);
    expect((await here.get('/identity/token')).status).toBe(401);
    expect((await readSelf(token)).status).toBe(401);
    const again = await readSelf(await tokenOf(await enter()));
    expect(again).toMatchObject({ status: 200, body: { id, isAdmin: true } });
  });
});
