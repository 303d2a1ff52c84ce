import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityDesk } from '../../../../test/support/fake-oidc-server.ts';

const desk = await openIdentityDesk(await freshDatabase());

const email = 'ana@exemplo.com';
const request = '/identity/email-otp/request-password-reset';
const reset = '/identity/email-otp/reset-password';
const signingIn = (password: string) =>
  desk.browser().post('/identity/sign-in/email', { email, password });

it('sets a new password by the code of a letter, and ends every session', async () => {
  const elsewhere = await desk.newcomer(email, 'senha-esquecida');
  const browser = desk.browser();
  expect(await browser.post(request, { email })).toMatchObject({ body: { success: true } });
  const otp = await desk.code(email, 2);
  const [, letter = ''] = await desk.letters(email, 2);
  expect(letter.replaceAll('=\r\n', '')).toContain('Para criar uma nova senha na Sabi=C3=A1');

  const short = await browser.post(reset, { email, otp, password: 'curta' });
  expect(short).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
  expect(await browser.post(reset, { email, otp, password: 'senha-lembrada' })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect((await elsewhere.get('/identity/token')).status).toBe(401);
  expect((await signingIn('senha-esquecida')).status).toBe(401);
  expect((await signingIn('senha-lembrada')).status).toBe(200);
  const again = await browser.post(reset, { email, otp, password: 'senha-de-novo' });
  expect(again).toMatchObject({ status: 422, body: { code: 'code_invalid' } });
});

it('proves the address as well, and drops the password of whoever signed up with it', async () => {
  const victim = 'bia@exemplo.com';
  const taken = { name: 'Outra', email: victim, password: 'senha-de-outra' };
  await desk.browser().post('/identity/sign-up/email', taken);
  await desk.letters(victim, 1);
  await desk.browser().post(request, { email: victim });
  const otp = await desk.code(victim, 2);
  const password = 'senha-da-bia';
  expect((await desk.browser().post(reset, { email: victim, otp, password })).status).toBe(200);
  expect((await desk.browser().post('/identity/sign-in/email', taken)).status).toBe(401);
  expect(
    (await desk.browser().post('/identity/sign-in/email', { email: victim, password })).status,
  ).toBe(200);
});

it('does not take a verification code for a recovery code', async () => {
  const other = 'caio@exemplo.com';
  await desk
    .browser()
    .post('/identity/sign-up/email', { name: 'Caio', email: other, password: 'senha-do-caio' });
  const otp = await desk.code(other);
  const page = await desk.browser().post(reset, { email: other, otp, password: 'nova-senha' });
  expect(page).toMatchObject({ status: 422, body: { code: 'code_invalid' } });
});
