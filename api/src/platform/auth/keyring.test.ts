import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refusal } from '@sabia/domain/refusal.ts';
import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeyring, type Keyring } from './keyring.ts';

const second = 1000;
const minute = 60 * second;
const start = Date.parse('2026-11-21T19:00:00.000Z');

const publish = async (kid: string) => {
  const { publicKey } = await generateKeyPair('RS256');
  return { ...(await exportJWK(publicKey)), kid, alg: 'RS256' };
};
const one = await publish('um');
const two = await publish('dois');

/** The server of the issuer: its response, and the number of requests it got. */
const issuer: { answer: object; status: number; requests: number } = {
  answer: {},
  status: 200,
  requests: 0,
};
const server = createServer((_request, response) => {
  issuer.requests += 1;
  response.writeHead(issuer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(issuer.answer));
});
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;
const address = new URL(`http://127.0.0.1:${port}/jwks`);

let time: number;
let keyring: Keyring;
const now = () => new Date(time);

beforeEach(() => {
  time = start;
  Object.assign(issuer, { answer: { keys: [one] }, status: 200, requests: 0 });
  keyring = createKeyring({ source: address, now });
});

async function finding(kid: string): Promise<string> {
  try {
    const key = await keyring.find({ alg: 'RS256', kid });
    return key.type;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe('the keys of an issuer', () => {
  it('are fetched once for simultaneous and later lookups', async () => {
    const found = await Promise.all(Array.from({ length: 20 }, () => finding('um')));
    expect([...found, await finding('um')]).toEqual(Array.from({ length: 21 }, () => 'public'));
    expect(issuer.requests).toBe(1);
  });

  it('are fetched again after ten minutes, and withdrawn keys are dropped', async () => {
    await finding('um');
    issuer.answer = { keys: [] };
    time += 10 * minute - 1;
    expect(await finding('um')).toBe('public');
    time += 1;
    expect(await finding('um')).toBe('token_invalid');
    expect(issuer.requests).toBe(2);
  });

  it('are fetched again for an unknown kid', async () => {
    await finding('um');
    issuer.answer = { keys: [one, two] };
    time += 5 * second;
    expect(await finding('dois')).toBe('public');
    expect(issuer.requests).toBe(2);
  });

  it('are not fetched again for each invented kid', async () => {
    await finding('um');
    for (const kid of ['x', 'y', 'z']) expect(await finding(kid)).toBe('token_invalid');
    expect(issuer.requests).toBe(1);
  });

  it('can come from a function', async () => {
    keyring = createKeyring({ source: () => Promise.resolve({ keys: [two] }), now });
    expect([await finding('dois'), await finding('um')]).toEqual(['public', 'token_invalid']);
    expect(issuer.requests).toBe(0);
  });
});

describe('unavailable keys refuse with `unavailable`', () => {
  it.each<[string, Partial<typeof issuer>]>([
    ['when they are missing', { status: 404 }],
    ['when their server fails', { status: 500 }],
    ['when their address redirects', { status: 302 }],
    ['when the response has no keys', { answer: { oi: true } }],
    ['when a key is invalid', { answer: { keys: [{ ...one, n: undefined }] } }],
    ['when two have the same kid', { answer: { keys: [one, { ...two, kid: 'um' }] } }],
  ])('%s', async (_title, state) => {
    Object.assign(issuer, state);
    expect(await finding('um')).toBe('unavailable');
  });

  it('when the server does not listen', async () => {
    keyring = createKeyring({ source: new URL('http://127.0.0.1:1/jwks'), now });
    expect(await finding('um')).toBe('unavailable');
  });

  it('when the source throws, with the error as the cause', async () => {
    const source = () => Promise.reject(new Error('o banco caiu'));
    const failure = createKeyring({ source, now }).find({ alg: 'RS256', kid: 'um' });
    await expect(failure).rejects.toMatchObject({
      code: 'unavailable',
      cause: new Error('o banco caiu'),
    });
  });

  it('when a kid is unknown while the server is down', async () => {
    await finding('um');
    issuer.status = 500;
    time += 5 * second;
    expect([await finding('dois'), await finding('dois')]).toEqual(['unavailable', 'unavailable']);
    expect(await finding('um')).toBe('public');
  });

  it('and are fetched again only after two seconds', async () => {
    issuer.status = 503;
    for (let times = 0; times < 5; times++) expect(await finding('um')).toBe('unavailable');
    expect(issuer.requests).toBe(1);
    issuer.status = 200;
    time += 2 * second;
    expect(await finding('um')).toBe('public');
  });

  it('but cached keys are used for six hours of an outage', async () => {
    await finding('um');
    issuer.status = 500;
    time = start + 5 * 60 * minute;
    expect(await finding('um')).toBe('public');
    time = start + 6 * 60 * minute;
    expect(await finding('um')).toBe('unavailable');
  });
});
