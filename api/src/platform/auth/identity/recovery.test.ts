import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityServer } from '../../../../test/support/identity-server.ts';

const server = await openIdentityServer(await freshDatabase());

const email = 'ana@exemplo.com';
const request = '/identity/email-otp/request-password-reset';
const reset = '/identity/email-otp/reset-password';
const signingIn = (password: string) =>
  server.browser().post('/identity/sign-in/email', { email, password });

it('sets a new password by the code of an e-mail, and ends every session', async () => {
  const elsewhere = await server.signUp(email, 'senha-esquecida');
  const browser = server.browser();
  expect(await browser.post(request, { email })).toMatchObject({ body: { success: true } });
  const otp = await server.code(email, 2);
  const [, message = ''] = await server.emails(email, 2);
  expect(message.replaceAll('=\r\n', '')).toContain('Para criar uma nova senha, digite');

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

it('verifies the address as well, and replaces the password of an unverified sign-up', async () => {
  const victim = 'bia@exemplo.com';
  const taken = { name: 'Outra', email: victim, password: 'uma-senha-estranha' };
  await server.browser().post('/identity/sign-up/email', taken);
  await server.emails(victim, 1);
  await server.browser().post(request, { email: victim });
  const otp = await server.code(victim, 2);
  const password = 'senha-da-bia';
  expect((await server.browser().post(reset, { email: victim, otp, password })).status).toBe(200);
  expect((await server.browser().post('/identity/sign-in/email', taken)).status).toBe(401);
  expect(
    (await server.browser().post('/identity/sign-in/email', { email: victim, password })).status,
  ).toBe(200);
});
