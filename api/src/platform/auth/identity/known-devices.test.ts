import { expect, it } from 'vitest';
import { createKnownDevices } from './known-devices.ts';

const secret = 'um segredo que só serve para os testes';
const devices = createKnownDevices({ secret, isSecure: true });
const sent = (header: string) => header.slice(0, header.indexOf(';'));
const email = 'ana@exemplo.com';

it('a device is known to the accounts that have signed in on it', async () => {
  expect(await devices.find(undefined, email)).toBeNull();
  const first = sent(await devices.remember(undefined, email));
  const second = sent(await devices.remember(`other=1; ${first}`, 'bia@exemplo.com'));
  const id = await devices.find(first, email);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(await devices.find(first, 'bia@exemplo.com')).toBeNull();
  expect(await devices.find(second, email)).toBe(id);
  expect(await devices.find(second, 'bia@exemplo.com')).toBe(id);
  const another = sent(await devices.remember(undefined, email));
  expect(await devices.find(another, email)).not.toBe(id);
});

it('a device is known to its last ten accounts', async () => {
  let cookie = sent(await devices.remember(undefined, email));
  for (let at = 0; at < 9; at++)
    cookie = sent(await devices.remember(cookie, `aluno${at}@exemplo.com`));
  expect(await devices.find(cookie, email)).not.toBeNull();
  cookie = sent(await devices.remember(cookie, 'bia@exemplo.com'));
  expect(await devices.find(cookie, email)).toBeNull();
  expect(cookie.length).toBeLessThan(1000);
});

it('the cookie names no address, and no script or other site can use it', async () => {
  const header = await devices.remember(undefined, email);
  expect(header).toMatch(
    /^__Secure-sabia\.device=[\w.-]+; Max-Age=31536000; Path=\/identity; HttpOnly; Secure; SameSite=Lax$/,
  );
  const [, payload = ''] = header.split('.').slice(1);
  expect(Buffer.from(payload, 'base64url').toString()).not.toContain('exemplo');
  const plain = createKnownDevices({ secret, isSecure: false });
  expect(await plain.remember(undefined, email)).toMatch(
    /^sabia\.device=.+HttpOnly; SameSite=Lax$/,
  );
});

it.each([
  [
    'of another secret',
    async () =>
      createKnownDevices({ secret: 'x'.repeat(32), isSecure: true }).remember(undefined, email),
  ],
  ['that was changed', async () => (await devices.remember(undefined, email)).replace(/.;/, '#;')],
  [
    'without a signature',
    async () =>
      `__Secure-sabia.device=${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"jti":"1"}').toString('base64url')}.;`,
  ],
  ['that is empty', async () => '__Secure-sabia.device=;'],
])('a cookie %s makes no device known', async (_, cookie) => {
  expect(await devices.find(sent(await cookie()), email)).toBeNull();
});
