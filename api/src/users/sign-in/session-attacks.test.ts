import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { openBrowser, type Browser } from '../../../test/support/browser.ts';
import { codeIn, emailsTo } from '../../../test/support/outbox.ts';
import { createTestApp } from '../../../test/support/test-app.factory.ts';

// Stolen tokens and sessions: nothing outlives a sign-out, a change of password or a recovery.

const { app, identity, folder } = await createTestApp();
const password = 'senha-de-sempre';
const newPassword = 'outra-senha-boa';

async function accountOf(email: string) {
  await identity.createVerifiedAccount({ email, name: 'Ana Lima', password });
  return async (typed = password): Promise<Browser> => {
    const browser = openBrowser(app, { host: 'localhost' });
    await browser.post('/identity/sign-in/email', { email, password: typed });
    return browser;
  };
}

async function mint(browser: Browser): Promise<string[]> {
  const page = await browser.get('/identity/token');
  return page.status === 200 ? [(page.body as { token: string }).token] : [];
}

async function statusWith(token: string): Promise<number> {
  const response = await app.inject({
    url: `/v1/users/provider/${decodeJwt(token).sub}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return response.statusCode;
}

/** A thief requests tokens in several loops while the owner acts; returns all tokens. */
async function mintDuring(thief: Browser, act: () => Promise<unknown>): Promise<string[]> {
  const owner = new AbortController();
  const loop = async () => {
    const tokens: string[] = [];
    while (!owner.signal.aborted) {
      const [token] = await mint(thief);
      if (!token) break;
      tokens.push(token);
    }
    return tokens;
  };
  const loops = Array.from({ length: 6 }, loop);
  await act().finally(() => owner.abort());
  return (await Promise.all(loops)).flat();
}

describe('a token that a thief requests', () => {
  it('during a change of password is refused afterwards', async () => {
    const enter = await accountOf('ana@exemplo.com');
    const [owner, thief] = [await enter(), await enter()];
    const tokens = await mintDuring(thief, async () => {
      const change = { currentPassword: password, newPassword };
      expect((await owner.post('/identity/change-password', change)).status).toBe(200);
    });
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of tokens) expect(await statusWith(token)).toBe(401);
    const [own = ''] = await mint(owner);
    expect(await statusWith(own)).toBe(200);
  });

  it('during a recovery is refused afterwards', async () => {
    const email = 'bia@exemplo.com';
    const enter = await accountOf(email);
    const thief = await enter();
    const owner = openBrowser(app, { host: 'localhost' });
    await owner.post('/identity/email-otp/request-password-reset', { email });
    const [message = ''] = await vi.waitUntil(async () => {
      const found = await emailsTo(join(folder, 'outbox'), email);
      return found.length > 0 && found;
    }, 10_000);
    const reset = { email, otp: codeIn(message), password: newPassword };
    const tokens = await mintDuring(thief, async () => {
      expect((await owner.post('/identity/email-otp/reset-password', reset)).status).toBe(200);
    });
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of tokens) expect(await statusWith(token)).toBe(401);
  });

  it('is refused at once after the sign-out of its session, and others stay', async () => {
    const enter = await accountOf('caio@exemplo.com');
    const [here, elsewhere] = [await enter(), await enter()];
    const [[tokenHere = ''], [tokenElsewhere = '']] = [await mint(here), await mint(elsewhere)];
    expect(await statusWith(tokenHere)).toBe(200);
    await here.post('/identity/sign-out');
    expect(await statusWith(tokenHere)).toBe(401);
    expect(await statusWith(tokenElsewhere)).toBe(200);
  });
});

it('no sign-in with the old password that runs during a change leaves a session', async () => {
  const enter = await accountOf('davi@exemplo.com');
  const owner = await enter();
  const change = { currentPassword: password, newPassword };
  const [changed, ...thieves] = await Promise.all([
    owner.post('/identity/change-password', change),
    ...Array.from({ length: 6 }, () => enter()),
  ]);
  expect(changed.status).toBe(200);
  for (const thief of thieves) expect(await mint(thief)).toEqual([]);
  expect(await mint(owner)).toHaveLength(1);
});
