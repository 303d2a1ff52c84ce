import { describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/support/browser.ts';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityServer } from '../../../../test/support/identity-server.ts';
import { requireGoodPassword } from './password-policy.ts';

const ana = { email: 'ana.castanheira@exemplo.com', name: 'Ana Castanheira da Luz' };
const messageFor = (password: string) =>
  requireGoodPassword(password, ana).then(
    () => 'accepted',
    (error: unknown) =>
      error instanceof Error && 'errors' in error
        ? (error.errors as { path: string; message: string }[])[0]?.message
        : Promise.reject(error as Error),
  );
const isEasy = 'Essa senha é fácil de adivinhar. Junte, por exemplo, três ou quatro palavras';
const isPersonal = 'A senha não pode conter seu nome nem seu e-mail';

describe('a password is refused', () => {
  it.each([
    '12345678',
    'password',
    'Password',
    'senha123',
    'Senha1234',
    'mudar123',
    'Brasil2026',
    'flamengo10',
    '#Corinthians1',
    'gabriel123',
    'vitória2010',
    'q1w2e3r4',
    'qwertyui',
    'iloveyou',
    'felicidade',
    'jesuscristo',
    '        ',
    'aaaaaaaa',
    '12121212',
    'abcdabcdabcd',
  ])('that is common: %j', async (password) => {
    expect(await messageFor(password)).toBe(isEasy);
  });

  it.each(['castanheira-e-mais', 'Eu sou a CASTANHEIRA', 'cástanheíra2026', 'x-ana.castanheira-x'])(
    'that contains name or e-mail: %j',
    async (password) => {
      expect(await messageFor(password)).toBe(isPersonal);
    },
  );
});

it.each([
  'um-pomar-de-jabuticaba',
  'tres sabias no quintal',
  'Kx7#pq2Lm',
  'banana com mel',
  'ç'.repeat(3) + 'jeito-novo',
  'uma banana',
])('is accepted: %j', async (password) => {
  expect(await messageFor(password)).toBe('accepted');
});

it('of any shape is judged without delay', async () => {
  for (const part of ['aB3$', 'password', 'qazwsxedcrfv', ' ', '\u0301']) {
    await messageFor(part.repeat(128).slice(0, 128));
  }
  // A backtracking expression would not end within the time of a test.
  expect(await messageFor(`${'1'.repeat(64)}${'a'.repeat(63)}!`)).toBe('accepted');
});

describe('the rule holds', async () => {
  const server = await openIdentityServer(await freshDatabase());
  const refused = (path: string, message: string) => ({
    status: 422,
    body: { code: 'invalid_input', errors: [{ path, message }] },
  });
  const account = { email: 'bia@exemplo.com', name: 'Bia Magalhães' };
  const good = 'um-pomar-de-jabuticaba';
  const signUp = (browser: Browser, password: string) =>
    browser.post('/identity/sign-up/email', { ...account, password });

  it('for a sign-up, and for a password that comes with the code', async () => {
    const browser = server.browser();
    expect(await signUp(browser, 'senha123')).toMatchObject(refused('password', isEasy));
    expect(await signUp(browser, 'sou magalhaes')).toMatchObject(refused('password', isPersonal));
    expect((await signUp(browser, good)).status).toBe(200);
    const proof = { email: account.email, otp: await server.code(account.email) };
    const verify = (more: object) =>
      server.browser().post('/identity/email-otp/verify-email', { ...proof, ...more });
    const mine = { name: 'Rita Vasconcelos', password: 'vasconcelos-somos' };
    expect(await verify(mine)).toMatchObject(refused('password', isPersonal));
    expect((await verify({ ...mine, password: good })).status).toBe(200);
  });

  it('for a recovery, and for a change; an older password still works', async () => {
    const older = { email: 'caio@exemplo.com', name: 'Caio Figueiredo', password: 'senha123' };
    await server.identity.createVerifiedAccount(older);
    const browser = server.browser();
    expect((await browser.post('/identity/sign-in/email', older)).status).toBe(200);
    const change = (newPassword: string) =>
      browser.post('/identity/change-password', { currentPassword: older.password, newPassword });
    expect(await change('flamengo10')).toMatchObject(refused('newPassword', isEasy));
    expect(await change('figueiredo-e-cia')).toMatchObject(refused('newPassword', isPersonal));
    await browser.post('/identity/email-otp/request-password-reset', older);
    const otp = await server.code(older.email);
    const reset = (password: string) =>
      browser.post('/identity/email-otp/reset-password', { email: older.email, otp, password });
    expect(await reset('flamengo10')).toMatchObject(refused('password', isEasy));
    expect(await reset('figueiredo-e-cia')).toMatchObject(refused('password', isPersonal));
    expect((await reset(good)).status).toBe(200);
  });
});
