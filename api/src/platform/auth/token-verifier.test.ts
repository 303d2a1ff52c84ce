import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Refusal } from '@sabia/domain/refusal.ts';
import {
  base64url,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JSONWebKeySet,
  type JWTHeaderParameters,
} from 'jose';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenVerifier, type TokenVerifier } from './token-verifier.ts';

const issuer = 'https://identidade.exemplo';
const audience = 'sabia';
const start = Date.parse('2026-11-21T19:00:00.000Z');
const second = 1000;
const minute = 60 * second;

const ours = await generateKeyPair('RS256');
const otherKey = await generateKeyPair('RS256');
const ecKey = await generateKeyPair('ES256');
const ourKey = { ...(await exportJWK(ours.publicKey)), kid: 'um', alg: 'RS256', use: 'sig' };
const ourPem = await exportSPKI(ours.publicKey);

/** The server of the issuer: its keys, and the number of requests it got. */
const published: { keys: JSONWebKeySet; status: number; requests: number } = {
  keys: { keys: [ourKey] },
  status: 200,
  requests: 0,
};
const server = createServer((_request, response) => {
  published.requests += 1;
  response.writeHead(published.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(published.keys));
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

let time = start;
let verifier: TokenVerifier;
const newVerifier = (capacity?: number) =>
  createTokenVerifier({
    issuers: [
      { provider: 'casa', issuer, audience, keys: new URL(`http://127.0.0.1:${port}/jwks`) },
    ],
    now: () => new Date(time),
    ...(capacity && { capacity }),
  });

beforeEach(() => {
  time = start;
  Object.assign(published, { keys: { keys: [ourKey] }, status: 200, requests: 0 });
  verifier = newVerifier();
});

const now = start / second;
const validClaims = {
  iss: issuer,
  aud: audience,
  sub: 'ana-1',
  iat: now,
  exp: now + 3600,
  email: 'Ana@Exemplo.com',
  email_verified: true,
  name: 'Ana Lima',
  picture: 'https://exemplo.com/ana.png',
};

interface Changes {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  key?: CryptoKey;
}

/** Signs a valid token with changes. A claim or header that is undefined is left out. */
function sign({ claims = {}, header = {}, key = ours.privateKey }: Changes = {}): Promise<string> {
  const kept: JWTHeaderParameters = { alg: 'RS256', kid: 'um', ...header };
  return new SignJWT({ ...validClaims, ...claims }).setProtectedHeader(kept).sign(key);
}

const part = (value: unknown) => base64url.encode(JSON.stringify(value));

async function refusalOf(token: string): Promise<string> {
  try {
    await verifier.verify(token);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'accepted';
}

describe('a valid token', () => {
  it('has the claims of its user', async () => {
    expect(await verifier.verify(await sign())).toEqual({
      provider: 'casa',
      sessionId: null,
      issuedAt: new Date(start),
      providerId: 'ana-1',
      email: 'ana@exemplo.com',
      emailVerified: true,
      name: 'Ana Lima',
      picture: 'https://exemplo.com/ana.png',
      expiresAt: new Date(start + 60 * minute),
    });
  });

  it('may lack claims: an address is verified only if it says so', async () => {
    const claims = { email: undefined, email_verified: 'true', name: '', picture: 7 };
    expect(await verifier.verify(await sign({ claims }))).toMatchObject({
      email: null,
      emailVerified: false,
      name: null,
      picture: null,
    });
  });

  it.each([
    ['expired, within the skew', { iat: now - 3600, exp: now - 59 }],
    ['issued in the future, within the skew', { iat: now + 59, exp: now + 3600 }],
    ['valid for an hour and the skew', { exp: now + 3660 }],
    ['not valid yet, within the skew', { nbf: now + 59 }],
  ])('is accepted: %s', async (_title, claims) => {
    expect(await refusalOf(await sign({ claims }))).toBe('accepted');
  });
});

describe('a forged token is refused:', () => {
  const unsigned = (header: object) => `${part(header)}.${part(validClaims)}.`;
  const hmac = (secret: string) => {
    const body = `${part({ alg: 'HS256', kid: 'um' })}.${part(validClaims)}`;
    return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
  };
  const embedded = { kty: 'RSA', n: ourKey.n, e: ourKey.e };

  it.each<[string, () => string | Promise<string>]>([
    ['an empty text', () => ''],
    ['another text', () => 'isto não é um token'],
    ['two parts', () => `${part({ alg: 'RS256', kid: 'um' })}.${part(validClaims)}`],
    ['alg none', () => unsigned({ alg: 'none', kid: 'um' })],
    ['alg None, in another case', () => unsigned({ alg: 'None', kid: 'um' })],
    ['HS256 with the public key as the secret', () => hmac(ourPem)],
    ['HS256 with the published modulus as the secret', () => hmac(ourKey.n ?? '')],
    ['ES256', () => sign({ header: { alg: 'ES256' }, key: ecKey.privateKey })],
    ['signed by another key', () => sign({ key: otherKey.privateKey })],
    ['without a kid', () => sign({ header: { kid: undefined } })],
    ['with an empty kid', () => sign({ header: { kid: '' } })],
    ['with an unknown kid', () => sign({ header: { kid: 'dois' } })],
    ['with a jwk', () => sign({ header: { jwk: embedded } })],
    ['with a jku', () => sign({ header: { jku: `http://127.0.0.1:${port}/jwks` } })],
    ['with an x5u', () => sign({ header: { x5u: 'https://exemplo.com/cert' } })],
    ['of an unknown issuer', () => sign({ claims: { iss: 'https://outra.exemplo' } })],
    ['of the issuer with a trailing slash', () => sign({ claims: { iss: `${issuer}/` } })],
    ['without an issuer', () => sign({ claims: { iss: undefined } })],
    ['for another audience', () => sign({ claims: { aud: 'outra' } })],
    ['for a list of audiences', () => sign({ claims: { aud: [audience, 'outra'] } })],
    ['for a list of our audience only', () => sign({ claims: { aud: [audience] } })],
    ['for no audience', () => sign({ claims: { aud: undefined } })],
    ['without a subject', () => sign({ claims: { sub: undefined } })],
    ['with an empty subject', () => sign({ claims: { sub: '' } })],
    ['with a number as the subject', () => sign({ claims: { sub: 7 } })],
    ['without iat', () => sign({ claims: { iat: undefined } })],
    ['with iat as text', () => sign({ claims: { iat: String(now) } })],
    ['issued in the future, beyond the skew', () => sign({ claims: { iat: now + 61 } })],
    ['without exp', () => sign({ claims: { exp: undefined } })],
    ['expired, beyond the skew', () => sign({ claims: { iat: now - 3600, exp: now - 61 } })],
    [
      'expired exactly at the end of the skew',
      () => sign({ claims: { iat: now - 3600, exp: now - 60 } }),
    ],
    ['valid for longer than an hour and the skew', () => sign({ claims: { exp: now + 3661 } })],
    ['not valid yet', () => sign({ claims: { nbf: now + 61 } })],
    ['longer than 8 KB', () => sign({ claims: { name: 'a'.repeat(8 * 1024) } })],
    [
      'changed after it was signed',
      async () => {
        const [header, , signature] = (await sign()).split('.');
        return `${header}.${part({ ...validClaims, sub: 'admin' })}.${signature}`;
      },
    ],
  ])('%s', async (_title, forge) => {
    expect(await refusalOf(await forge())).toBe('token_invalid');
  });
});

describe('a verdict', () => {
  const signatureChecks = () => vi.spyOn(crypto.subtle, 'verify');

  it('is remembered: the signature is checked once', async () => {
    const checks = signatureChecks();
    const token = await sign();
    const verdict = await verifier.verify(token);
    expect(await verifier.verify(token)).toEqual(verdict);
    expect(checks).toHaveBeenCalledTimes(1);
    checks.mockRestore();
  });

  it('is shared by all who ask at the same time', async () => {
    const checks = signatureChecks();
    const token = await sign();
    await Promise.all(Array.from({ length: 50 }, () => verifier.verify(token)));
    expect(checks).toHaveBeenCalledTimes(1);
    checks.mockRestore();
  });

  it('ends with the token', async () => {
    const token = await sign();
    await verifier.verify(token);
    time = start + 61 * minute - 1;
    expect(await refusalOf(token)).toBe('accepted');
    time = start + 61 * minute;
    expect(await refusalOf(token)).toBe('token_invalid');
  });

  it('of a forged token are not cached', async () => {
    const checks = signatureChecks();
    const token = await sign({ key: otherKey.privateKey });
    expect([await refusalOf(token), await refusalOf(token)]).toEqual([
      'token_invalid',
      'token_invalid',
    ]);
    expect(checks).toHaveBeenCalledTimes(2);
    checks.mockRestore();
  });

  it('make room for newer ones', async () => {
    verifier = newVerifier(2);
    const tokens = await Promise.all(
      ['ana-1', 'bia-2', 'caio-3'].map((sub) => sign({ claims: { sub } })),
    );
    for (const token of tokens) await verifier.verify(token);
    const checks = signatureChecks();
    for (const token of tokens.toReversed()) await verifier.verify(token);
    expect(checks).toHaveBeenCalledTimes(1);
    checks.mockRestore();
  });
});

it('answers unavailable while the keys can’t be fetched', async () => {
  published.status = 500;
  expect(await refusalOf(await sign())).toBe('unavailable');
});

it('fetches the keys once for many tokens', async () => {
  const subs = Array.from({ length: 20 }, (_, index) => `aluno-${index}`);
  const tokens = await Promise.all(subs.map((sub) => sign({ claims: { sub } })));
  await Promise.all(tokens.map((token) => verifier.verify(token)));
  expect(published.requests).toBe(1);
});

describe('an issuer of unsigned tokens (an emulator)', () => {
  const emulator = () =>
    createTokenVerifier({
      issuers: [{ provider: 'casa', issuer, audience, keys: 'unsigned' }],
      now: () => new Date(time),
    });
  const unsigned = (claims: object = {}) => {
    return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...validClaims, ...claims })}.`;
  };

  it('is accepted only where configured', async () => {
    expect(await emulator().verify(unsigned())).toMatchObject({ providerId: 'ana-1' });
    await expect(verifier.verify(unsigned())).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it.each<[string, () => string | Promise<string>]>([
    ['for another audience', () => unsigned({ aud: 'outra' })],
    ['of another issuer', () => unsigned({ iss: 'https://outra.exemplo' })],
    ['that is expired', () => unsigned({ iat: now - 3700, exp: now - 100 })],
    ['without exp', () => unsigned({ exp: undefined })],
    ['with a signature', () => sign({})],
  ])('has no token accepted %s', async (_title, token) => {
    await expect(emulator().verify(await token())).rejects.toMatchObject({ code: 'token_invalid' });
  });
});

it('accepts an issuer only with its own audience and keys', async () => {
  const another = { provider: 'escola', issuer: 'https://escola.exemplo', audience: 'escola' };
  const key = { ...(await exportJWK(otherKey.publicKey)), kid: 'um' };
  verifier = createTokenVerifier({
    issuers: [
      { provider: 'casa', issuer, audience, keys: () => Promise.resolve({ keys: [ourKey] }) },
      { ...another, keys: () => Promise.resolve({ keys: [key] }) },
    ],
    now: () => new Date(time),
  });
  const theirs = { iss: another.issuer, aud: another.audience };
  const by = (forgery: Changes) => sign(forgery).then(refusalOf);
  expect(await by({ claims: theirs, key: otherKey.privateKey })).toBe('accepted');
  expect(await by({ claims: theirs })).toBe('token_invalid');
  expect(await by({ claims: { ...theirs, aud: audience }, key: otherKey.privateKey })).toBe(
    'token_invalid',
  );
  expect(await by({ key: otherKey.privateKey })).toBe('token_invalid');
});
