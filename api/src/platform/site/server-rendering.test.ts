import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { requireOwnHost } from '../http/own-host.ts';
import { createServer } from '../http/server.ts';
import { serveSite } from './site.ts';

const folder = await mkdtemp(join(tmpdir(), 'sabia-drawn-'));
await mkdir(join(folder, '.vite'));
await mkdir(join(folder, '.server'));
await writeFile(
  join(folder, 'index.html'),
  '<head><title>Sabiá</title></head><body><div id="root"><div class="boot"></div></div></body>',
);
await writeFile(
  join(folder, '.vite', 'manifest.json'),
  JSON.stringify({
    'src/Catalog.tsx': { file: 'assets/page.js', css: ['assets/page.css'], imports: ['_shared'] },
    _shared: { file: 'assets/shared.js' },
  }),
);
// Renders the reply of the API; `/lento` never ends, `/quebrado` throws.
await writeFile(
  join(folder, '.server', 'server.js'),
  `export const sourceFor = (address) => (address === '/cursos' ? 'src/Catalog.tsx' : null);
  export async function renderPage({ address, fetch }) {
    if (address === '/lento') await new Promise(() => {});
    if (address === '/quebrado') throw new Error('broken');
    if (address === '/nada') return 'missing';
    if (address !== '/cursos') return null;
    const answer = await fetch('/v1/courses');
    const body = \`<h1>$& \${await answer.text()}</h1>\`;
    return { source: 'src/Catalog.tsx', head: '<title>Cursos</title>', body, dehydratedState: '' };
  }`,
);
const publicUrl = 'https://escola.example.com';
const app = createServer({
  logLevel: 'silent',
  trustProxy: [],
  isSecure: false,
  scriptHashes: [],
  connectsTo: [],
});
requireOwnHost(app, { host: '0.0.0.0', publicUrl, trustProxy: [] });
app.get('/v1/courses', ({ ip }) => `courses for ${ip}`);
await serveSite(app, {
  folder,
  publicUrl,
  clientConfig: {},
  school: async () => undefined,
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) =>
  app.inject({
    url,
    remoteAddress: '203.0.113.9',
    headers: { host: 'escola.example.com', accept: 'text/html', ...headers },
  });

it('a visitor gets a rendered public page with its styles and code', async () => {
  const { body } = await get('/cursos');
  expect(body).toContain('<title>Cursos</title>');
  expect(body).toContain('<h1>$& courses for 203.0.113.9</h1>');
  expect(body).toContain('<link rel="stylesheet" href="/assets/page.css">');
  expect(body).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/shared.js">');
  expect(body).not.toContain('boot');
});

it('the page is compressed if the client accepts it', async () => {
  const page = await get('/cursos', { 'accept-encoding': 'gzip, br' });
  expect(page.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('<title>Cursos</title>');
});

it.each([
  ['an address that is not drawn', '/perfil', {}],
  ['somebody who is signed in', '/cursos', { cookie: 'sabia.session_token=1' }],
  ['a page that breaks', '/quebrado', {}],
])('the page that draws itself is for %s', async (_name, url, headers) => {
  const { body, statusCode } = await get(url, headers);
  expect(statusCode).toBe(200);
  expect(body).toContain('boot');
});

it('a signed-in user gets the empty page with preload links of the screen', async () => {
  const { body } = await get('/cursos', { cookie: 'sabia.session_token=1' });
  expect(body).toContain('<link rel="stylesheet" href="/assets/page.css">');
  expect(body).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/page.js">');
});

it('a missing page is a 404 with the empty page', async () => {
  const { body, statusCode } = await get('/nada');
  expect(statusCode).toBe(404);
  expect(body).toContain('boot');
});

it('above the concurrency limit visitors get the empty page', async () => {
  // `inject` sends the request only when its promise is awaited.
  for (let slow = 1; slow <= 4; slow++) void get('/lento').then(() => expect.fail('it never ends'));
  expect((await get('/cursos')).body).toContain('boot');
});

it('the server code of the site is not served', async () => {
  expect((await get('/.server/server.js')).statusCode).toBe(404);
});
