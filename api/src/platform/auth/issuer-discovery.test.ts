import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { discoveredKeys } from './issuer-discovery.ts';

/** Documents that the issuer publishes, by path. */
const published: Record<string, unknown> = {};
const server = createServer((request, response) => {
  const found = published[request.url ?? ''];
  response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(found ?? {}));
});
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(() => server.close());
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const keys = { keys: [{ kty: 'RSA', kid: 'um' }] };
published['/chaves'] = keys;

const describeAs = (issuer: string, jwks: string) => {
  published[`${new URL(issuer).pathname.replace(/\/$/, '')}/.well-known/openid-configuration`] = {
    issuer,
    jwks_uri: jwks,
  };
};

describe('the keys of an issuer are found by discovery', () => {
  it.each(['', '/', '/realms/escola'])('at the path %j', async (path) => {
    const issuer = `${address}${path}`;
    describeAs(issuer, `${address}/chaves`);
    expect(await discoveredKeys(issuer)()).toEqual(keys);
  });

  it.each<[string, () => void, RegExp]>([
    [
      'the metadata name another issuer',
      () => {
        describeAs(`${address}/a`, `${address}/chaves`);
        published['/a/.well-known/openid-configuration'] = {
          issuer: 'https://outra.exemplo',
          jwks_uri: `${address}/chaves`,
        };
      },
      /describes https:\/\/outra\.exemplo/,
    ],
    [
      'the keys have no HTTPS address',
      () => describeAs(`${address}/a`, 'http://chaves.exemplo/'),
      /without HTTPS/,
    ],
    ['there are no keys', () => describeAs(`${address}/a`, `${address}/nada`), /answered 404/],
    [
      'the metadata have no jwks_uri',
      () => {
        published['/a/.well-known/openid-configuration'] = { ola: 'mundo' };
      },
      /jwks_uri/,
    ],
  ])('but not when %s', async (_title, arrange, message) => {
    arrange();
    await expect(discoveredKeys(`${address}/a`)()).rejects.toThrow(message);
  });
});
