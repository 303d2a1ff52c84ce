import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityDesk } from '../../../../test/support/fake-oidc-server.ts';

const desk = await openIdentityDesk(await freshDatabase());
const { createVerifiedAccount } = desk.identity;

const dora = { email: 'Dora@Exemplo.com', name: 'Dora Reis', password: 'senha-da-dora' };
const email = 'dora@exemplo.com';
const signingIn = (password: string) =>
  desk.browser().post('/identity/sign-in/email', { email, password });

it('makes an account that signs in at once', async () => {
  const { providerId } = await createVerifiedAccount(dora);
  expect(await signingIn(dora.password)).toMatchObject({
    status: 200,
    body: { user: { id: providerId, email, name: 'Dora Reis', emailVerified: true } },
  });
  expect(await desk.letters(email, 0)).toEqual([]);
});

it('leaves an account that is there as it is, unless the password is to be renewed', async () => {
  const first = await createVerifiedAccount(dora);
  const changed = { ...dora, password: 'senha-nova' };
  expect(await createVerifiedAccount(changed)).toEqual(first);
  expect((await signingIn('senha-nova')).status).toBe(401);
  expect(await createVerifiedAccount(changed, { renewPassword: true })).toEqual(first);
  expect((await signingIn('senha-nova')).status).toBe(200);
  expect((await signingIn(dora.password)).status).toBe(401);
});

it('completes an account that an interrupted start left without a password', async () => {
  const first = await createVerifiedAccount(dora);
  await desk.query('delete from account where "userId" = $1', [first.providerId]);
  expect(await createVerifiedAccount(dora)).toEqual(first);
  expect((await signingIn(dora.password)).status).toBe(200);
});

it('takes the place of a sign-up that was never proved', async () => {
  const elis = { email: 'elis@exemplo.com', name: 'Elis', password: 'senha-da-elis' };
  const another = { ...elis, name: 'Outra', password: 'senha-de-outra' };
  await desk.browser().post('/identity/sign-up/email', another);
  await createVerifiedAccount(elis);
  const page = await desk.browser().post('/identity/sign-in/email', another);
  expect(page).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
});

it('can have no twin: an account of a provider is unique', async () => {
  const { providerId } = await createVerifiedAccount(dora);
  await expect(
    desk.query(
      `insert into account (id, "accountId", "providerId", "userId", "updatedAt")
       select 'twin', "accountId", "providerId", "userId", now() from account where "userId" = $1`,
      [providerId],
    ),
  ).rejects.toThrow('account_providerId_accountId_key');
});
