import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { createServer } from './server.ts';

const overHttp = { isSecure: false, scriptHashes: ["'sha256-abc'"], connectsTo: [] };

describe('security headers', () => {
  it('let nothing in that is not here, but what is only looked at', () => {
    const policy = securityHeaders(overHttp)['content-security-policy'] ?? '';
    const foreign = policy.split('; ').filter((directive) => /https?:|\*|unsafe/.test(directive));
    expect(foreign).toEqual([
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https:",
      "media-src 'self' blob: https:",
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    ]);
  });

  it('run only the scripts that the build wrote down', () => {
    const policy = securityHeaders(overHttp)['content-security-policy'];
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
  });

  it('let the site connect to nothing but here, and to what it is told', () => {
    const connectsTo = ['http://127.0.0.1:9099'];
    const policy = securityHeaders({ ...overHttp, connectsTo })['content-security-policy'];
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:9099;");
    expect(securityHeaders(overHttp)['content-security-policy']).toContain("connect-src 'self';");
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
