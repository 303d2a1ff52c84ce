import { describe, expect, it } from 'vitest';
import { createTestApp } from './support/test-app.factory.ts';
import { aUser } from '../src/users/users.factory.ts';

// Attacks in a user's browser: by a page of another site, or by a text in a page of this site.

const { app, db, tokenOf } = await createTestApp();
const authorization = `Bearer ${await tokenOf(await aUser(db))}`;
const origin = 'https://outro.example';

describe('a page of another site', () => {
  it.each([
    '/v1/courses',
    '/v1/openapi.json',
    '/v1/error-notebook',
    '/identity/get-session',
    '/identity/jwks',
    '/health/live',
    '/files/nada.png',
    '/',
  ])('may not read %s', async (url) => {
    const plain = await app.inject({ method: 'GET', url, headers: { origin, authorization } });
    const asked = { origin, 'access-control-request-method': 'PATCH' };
    const preflight = await app.inject({ method: 'OPTIONS', url, headers: asked });
    expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
    for (const { headers } of [plain, preflight]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(/frame-ancestors '(none|self)'/),
      });
    }
  });

  it('cannot call operations by the cookie alone, because they need a token', async () => {
    const headers = { cookie: 'sabia.session_token=qualquer', origin };
    const answer = await app.inject({ method: 'POST', url: '/v1/privacy/consents', headers });
    expect(answer.statusCode).toBe(401);
  });
});

it('no page allows inline scripts', async () => {
  const { headers } = await app.inject('/v1/docs');
  const policy = String(headers['content-security-policy']).split('; ');
  const scripts = policy.find((directive) => directive.startsWith('script-src '));
  expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[\w+/=]+')*$/);
  expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'self'"]));
});

it('no other reply may load or run anything', async () => {
  for (const url of ['/v1/courses', '/files/nada.png', '/identity/jwks']) {
    const { headers } = await app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
    expect(headers['content-security-policy'], url).toContain("default-src 'none'");
  }
});
