import { expect, it } from 'vitest';
import { freshDatabase } from '../../../../test/support/fresh-database.ts';
import { audience, issuer, openIdentityServer } from '../../../../test/support/identity-server.ts';
import { createTokenVerifier } from '../token-verifier.ts';

const database = await freshDatabase();
const before = await openIdentityServer(database);
const after = await openIdentityServer(database, {
  secret: 'outro segredo, que tomou o lugar dele',
});

const credentials = { email: 'nise@exemplo.com', password: 'senha-de-teste' };
const tokenOf = async (browser: ReturnType<typeof after.browser>) => {
  const { status, body } = await browser.get('/identity/token');
  return { status, token: (body as { token: string }).token };
};

it('processes that start at once create one signing key', async () => {
  const url = await freshDatabase();
  const servers = await Promise.all([openIdentityServer(url), openIdentityServer(url)]);
  await Promise.all(servers.map(({ identity }) => identity.prepareKeys()));
  const [keys, others] = await Promise.all(servers.map(({ identity }) => identity.keys()));
  expect(keys?.keys).toHaveLength(1);
  expect(others).toEqual(keys);
});

it('a new secret needs one sign-in of each user, and invalidates older tokens', async () => {
  const { token: old } = await tokenOf(await before.signUp(credentials.email));
  expect(await before.identity.prepareKeys()).toBe(0);

  expect(await after.identity.prepareKeys()).toBe(1);
  expect(await after.identity.prepareKeys()).toBe(0);
  const browser = after.browser();
  expect((await browser.post('/identity/sign-in/email', credentials)).status).toBe(200);
  const { status, token } = await tokenOf(browser);
  expect(status).toBe(200);

  const verifier = createTokenVerifier({
    issuers: [{ provider: 'casa', issuer, audience, keys: after.identity.keys }],
    now: () => new Date(),
  });
  expect(await verifier.verify(token)).toMatchObject({ email: credentials.email });
  await expect(verifier.verify(old)).rejects.toThrow();
});
