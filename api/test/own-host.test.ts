import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { spawnServer } from './support/spawned-server.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';

// Attacks by a name that leads here (DNS rebinding), and by a proxy that is not configured.

const local = await createTestApp({ reach: { host: '127.0.0.1', trustProxy: [] } });
const network = await createTestApp({ reach: { host: '0.0.0.0', trustProxy: [] } });
const published = await createTestApp({
  reach: { host: '127.0.0.1', publicUrl: 'https://escola.example', trustProxy: ['loopback'] },
});

type School = typeof local;
type Headers = Record<string, string>;
const paths = ['/', '/v1/courses/paginated', '/identity/jwks', '/files/nada.png', '/nada'];

async function isRefused({ app }: School, url: string, headers: Headers): Promise<boolean> {
  const answer = await app.inject({ method: 'GET', url, headers });
  if (answer.statusCode !== 421) return false;
  expect(answer.json()).toMatchObject({ code: 'misdirected', status: 421 });
  expect(answer.headers['content-security-policy']).toBeDefined();
  return true;
}

describe.each([
  ['for this machine only', local, 'localhost:3000', true],
  ['for this machine only', local, '127.0.0.1:3000', true],
  ['for this machine only', local, '[::1]:3000', true],
  ['for this machine only', local, 'evil.example', false],
  ['for this machine only', local, 'localhost.evil.example', false],
  ['for this machine only', local, '127.0.0.1.evil.example', false],
  ['for this machine only', local, '192.168.0.7:3000', false],
  ['for a network', network, '192.168.0.7:3000', true],
  ['for a network', network, 'localhost:3000', true],
  ['for a network', network, 'evil.example', false],
  ['with PUBLIC_URL', published, 'escola.example', true],
  ['with PUBLIC_URL', published, 'ESCOLA.example:443', true],
  ['with PUBLIC_URL', published, 'localhost', false],
  ['with PUBLIC_URL', published, '127.0.0.1', false],
  ['with PUBLIC_URL', published, 'evil.example', false],
] as const)('a server %s, asked as %3$s', (_name, school, host, isOwn) => {
  it(`answers a request for ${host}: ${isOwn}`, async () => {
    for (const path of paths) expect(await isRefused(school, path, { host }), path).toBe(!isOwn);
  });

  it(`tells orchestrators at ${host} that it lives`, async () => {
    for (const url of ['/health/live', '/health/ready']) {
      const { statusCode } = await school.app.inject({ method: 'GET', url, headers: { host } });
      expect(statusCode).toBe(200);
    }
  });
});

const forwarded: Headers[] = [
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-forwarded-proto': 'https' },
  { forwarded: 'for=203.0.113.7' },
  { via: '1.1 proxy' },
  { 'x-real-ip': '203.0.113.7' },
];

it.each(forwarded)('a server for this machine only refuses a request with %o', async (header) => {
  for (const path of paths) expect(await isRefused(local, path, header), path).toBe(true);
  expect(await isRefused(published, '/', { host: 'escola.example', ...header })).toBe(
    header['x-forwarded-host'] !== undefined,
  );
});

it('the metrics without a token are for direct requests of this machine to its own name', async () => {
  const status = async (school: School, headers: Headers) =>
    (await school.app.inject({ method: 'GET', url: '/metrics', headers })).statusCode;
  for (const school of [local, network, published]) {
    expect(await status(school, { host: 'localhost:3000' })).toBe(200);
    for (const header of [{ host: 'evil.example' }, { host: 'escola.example' }, ...forwarded]) {
      expect(await status(school, header), JSON.stringify(header)).toBe(404);
    }
  }
});

it('a page whose name leads here cannot sign in, not even with its own origin', async () => {
  for (const school of [local, network, published]) {
    const answer = await school.app.inject({
      method: 'POST',
      url: '/identity/sign-in/email',
      headers: { host: 'evil.example', origin: 'http://evil.example' },
      payload: { email: 'admin@sabia.local', password: 'sabia-demo' },
    });
    expect(answer.statusCode).toBe(421);
  }
});

describe('npm start', async () => {
  const server = await spawnServer({ NODE_ENV: 'development' });
  await server.start();

  /** The status of a request with these headers, which fetch would not send. */
  async function status(path: string, headers: Headers, body?: object): Promise<number> {
    const type = { 'content-type': 'application/json' };
    const sent = request(`${server.address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && type), ...headers },
    });
    sent.end(body && JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode ?? 0;
  }

  const signIn = (headers: Headers) => {
    const credentials = { email: 'admin@sabia.local', password: 'sabia-demo' };
    return status('/identity/sign-in/email', headers, credentials);
  };

  it('opens demo accounts, sandbox payments, metrics and previews to this machine, and says so', async () => {
    expect(await signIn({ origin: server.address })).toBe(200);
    for (const path of ['/metrics', '/dev/emails', '/v1/plans']) {
      expect(await status(path, {}), path).toBe(200);
    }
    expect(server.output()).toMatch(
      /Só para esta máquina .*\/metrics, \/dev, contas de demonstração, pagamentos simulados/,
    );
  });

  it.each<Headers>([{ host: 'evil.example' }, ...forwarded])(
    'closes them to a request with %o',
    async (headers) => {
      const { host = new URL(server.address).host } = headers;
      expect(await signIn({ origin: `http://${host}`, ...headers })).toBe(421);
      expect(await status('/metrics', headers)).toBe(404);
      expect(await status('/dev/emails', headers)).toBe(421);
      expect(await status('/v1/plans', headers)).toBe(421);
    },
  );
});
