import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { createServer } from './server.ts';

const overHttp = { isSecure: false, scriptHashes: ["'sha256-abc'"], connectsTo: [] };

describe('security headers', () => {
  it('forbid external content except images, videos and players', () => {
    const policy = securityHeaders(overHttp)['content-security-policy'] ?? '';
    const foreign = policy.split('; ').filter((directive) => /https?:|\*|unsafe/.test(directive));
    expect(foreign).toEqual([
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https:",
      "media-src 'self' blob: https:",
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    ]);
  });

  it('allow only the inline scripts of the build', () => {
    const policy = securityHeaders(overHttp)['content-security-policy'];
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
  });

  it('allow connections only to our origin and to configured services', () => {
    const connectsTo = ['http://127.0.0.1:9099'];
    const policy = securityHeaders({ ...overHttp, connectsTo })['content-security-policy'];
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:9099;");
    expect(securityHeaders(overHttp)['content-security-policy']).toContain("connect-src 'self';");
  });

  it('require https only if the public URL is https', () => {
    expect(securityHeaders(overHttp)).not.toHaveProperty('strict-transport-security');
    const overHttps = securityHeaders({ ...overHttp, isSecure: true });
    expect(overHttps['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(overHttps['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('are in every response, also in a refusal', async () => {
    const app = createServer({ ...overHttp, logLevel: 'silent', trustProxy: [] });
    const { headers } = await app.inject({ method: 'GET', url: '/nothing' });
    expect(headers).toMatchObject(securityHeaders(overHttp));
  });
});
