import { describe, expect, it } from 'vitest';
import { pageHeaders, securityHeaders, wasmWorkerPolicy } from './security-headers.ts';
import { createServer } from './server.ts';

const overHttp = { isSecure: false, scriptHashes: ["'sha256-abc'"], connectsTo: [] };

describe('security headers', () => {
  it('forbid external content except images, videos and players', () => {
    const policy = pageHeaders(overHttp)['content-security-policy'] ?? '';
    const foreign = policy.split('; ').filter((directive) => /https?:|\*|unsafe/.test(directive));
    expect(foreign).toEqual([
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob: https:",
      "media-src 'self' data: blob: https:",
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    ]);
  });

  it('allow only the inline scripts of the build', () => {
    const policy = pageHeaders(overHttp)['content-security-policy'];
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("script-src 'self' 'sha256-abc';");
  });

  it('allow connections only to our origin and to configured services', () => {
    const connectsTo = ['http://127.0.0.1:9099'];
    const policy = pageHeaders({ ...overHttp, connectsTo })['content-security-policy'];
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:9099;");
    expect(pageHeaders(overHttp)['content-security-policy']).toContain("connect-src 'self';");
  });

  it('require https only if the public URL is https', () => {
    expect(securityHeaders(overHttp)).not.toHaveProperty('strict-transport-security');
    const overHttps = securityHeaders({ ...overHttp, isSecure: true });
    expect(overHttps['strict-transport-security']).toMatch(/^max-age=31536000/);
    const policy = pageHeaders({ ...overHttp, isSecure: true })['content-security-policy'];
    expect(policy).toContain('upgrade-insecure-requests');
  });

  it('are in every response, also in a refusal, which may load nothing', async () => {
    const app = createServer({ ...overHttp, logLevel: 'silent', trustProxy: [] });
    const { headers } = await app.inject({ method: 'GET', url: '/nothing' });
    expect(headers).toMatchObject(securityHeaders(overHttp));
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers).not.toHaveProperty('origin-agent-cluster');
  });

  it.each(['text/html; charset=utf-8', 'text/javascript; charset=utf-8'])(
    'give the policy of the site to %s',
    async (type) => {
      const app = createServer({ ...overHttp, logLevel: 'silent', trustProxy: [] });
      app.get('/', (_request, reply) => reply.type(type).send('text'));
      const { headers } = await app.inject('/');
      expect(headers).toMatchObject({ ...securityHeaders(overHttp), ...pageHeaders(overHttp) });
    },
  );

  it.each([
    ['/assets/a-b_123.wasm.js', wasmWorkerPolicy],
    ['/assets/abc1234.js', pageHeaders(overHttp)['content-security-policy']],
    ['/abc.wasm.js', pageHeaders(overHttp)['content-security-policy']],
  ])('let no script but that of such a worker run WebAssembly: %s', async (url, policy) => {
    const app = createServer({ ...overHttp, logLevel: 'silent', trustProxy: [] });
    app.get(url, (_request, reply) => reply.type('text/javascript').send('0'));
    expect((await app.inject(url)).headers['content-security-policy']).toBe(policy);
    expect(wasmWorkerPolicy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
    expect(pageHeaders(overHttp)['content-security-policy']).not.toContain('wasm');
  });

  it('give a page the policy of the site, whatever its address', async () => {
    const app = createServer({ ...overHttp, logLevel: 'silent', trustProxy: [] });
    app.get('/assets/abc.wasm.js', (_request, reply) => reply.type('text/html').send('0'));
    const { headers } = await app.inject('/assets/abc.wasm.js');
    expect(headers).toMatchObject(pageHeaders(overHttp));
  });

  it('leave the policy of a page as it is when the client has the page already', async () => {
    const app = createServer({ ...overHttp, logLevel: 'silent', trustProxy: [] });
    app.get('/', (_request, reply) => reply.code(304).send());
    expect((await app.inject('/')).headers).not.toHaveProperty('content-security-policy');
  });
});
