import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { openIdentityServer } from '../../../../test/support/identity-server.ts';

const server = await openIdentityServer(await freshDatabase());
const { createVerifiedAccount } = server.identity;

const dora = { email: 'Dora@Exemplo.com', name: 'Dora Reis', password: 'senha-da-dora' };
const email = 'dora@exemplo.com';
const signingIn = (password: string) =>
  server.browser().post('/identity/sign-in/email', { email, password });

it('creates an account that can sign in at once', async () => {
  const { providerId } = await createVerifiedAccount(dora);
  expect(await signingIn(dora.password)).toMatchObject({
    status: 200,
    body: { user: { id: providerId, email, name: 'Dora Reis', emailVerified: true } },
  });
  expect(await server.emails(email, 0)).toEqual([]);
});

it('leaves an existing account as it is, except for a renewed password', async () => {
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
  await server.query('delete from account where "userId" = $1', [first.providerId]);
  expect(await createVerifiedAccount(dora)).toEqual(first);
  expect((await signingIn(dora.password)).status).toBe(200);
});

it('ends an unverified sign-up', async () => {
  const elis = { email: 'elis@exemplo.com', name: 'Elis', password: 'senha-da-elis' };
  const another = { ...elis, name: 'Outra', password: 'uma-senha-estranha' };
  await server.browser().post('/identity/sign-up/email', another);
  await createVerifiedAccount(elis);
  const page = await server.browser().post('/identity/sign-in/email', another);
  expect(page).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
});

it('is unique per provider', async () => {
  const { providerId } = await createVerifiedAccount(dora);
  await expect(
    server.query(
      `insert into account (id, "accountId", "providerId", "userId", "updatedAt")
       select 'twin', "accountId", "providerId", "userId", now() from account where "userId" = $1`,
      [providerId],
    ),
  ).rejects.toThrow('account_providerId_accountId_key');
});
