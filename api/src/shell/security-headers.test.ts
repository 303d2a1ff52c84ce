import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { createServer } from './server.ts';

const overHttp = { isSecure: false, scriptHashes: ["'sha256-abc'"], connectsTo: [] };

describe('security headers', () => {
  it('run only the scripts that the build wrote down', () => {
    const policy = securityHeaders(overHttp)['content-security-policy'];
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
  });

  it('let the site connect to what is encrypted, and to what it is told', () => {
    const connectsTo = ['http://127.0.0.1:9099'];
    const policy = securityHeaders({ ...overHttp, connectsTo })['content-security-policy'];
    expect(policy).toContain("connect-src 'self' https: http://127.0.0.1:9099;");
    expect(securityHeaders(overHttp)['content-security-policy']).toContain(
      "connect-src 'self' https:;",
    );
  });

  it('insist on https only where people come by it', () => {
    expect(securityHeaders(overHttp)).not.toHaveProperty('strict-transport-security');
    const overHttps = securityHeaders({ ...overHttp, isSecure: true });
    expect(overHttps['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(overHttps['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('come with every answer, also with a refusal', async () => {
    const app = createServer({ ...overHttp, logLevel: 'silent', trustProxy: [] });
    const { headers } = await app.inject({ method: 'GET', url: '/nothing' });
    expect(headers).toMatchObject(securityHeaders(overHttp));
  });
});
