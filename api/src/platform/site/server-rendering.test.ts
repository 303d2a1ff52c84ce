import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { requireOwnHost } from '../http/own-host.ts';
import { createServer } from '../http/server.ts';
import { createVisitorCache } from '../http/visitor-cache.ts';
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
// Renders the reply of the API; `/quebrado` throws.
await writeFile(
  join(folder, '.server', 'server.js'),
  `export const pageForMembers = (address) =>
    address.startsWith('/cursos') ? 'everybody' : address === '/' ? { source: 'src/Catalog.tsx' } : null;
  export async function renderPage({ address, fetch }) {
    if (address === '/quebrado') throw new Error('broken');
    if (address === '/nada') return 'missing';
    if (address === '/sem-dados') return 'unavailable';
    if (!address.startsWith('/cursos') && address !== '/certificados/1') return null;
    const answer = await fetch('/v1/courses');
    const body = \`<h1>$& \${await answer.text()}</h1>\`;
    const isShared = address !== '/certificados/1';
    const isForEverybody = address.startsWith('/cursos');
    return { source: 'src/Catalog.tsx', isShared, isForEverybody, head: '<title>Cursos</title>', body, dehydratedState: '' };
  }`,
);
const publicUrl = 'https://escola.example.com';
let now = Date.parse('2026-11-23T12:00:00Z');
let changes = 0;
const version = { current: async () => ({ version: `${changes}`, isAway: false }), expire() {} };
let readings = 0;
/** The time that the API takes. */
let held = async () => {};
const app = createServer({
  logLevel: 'silent',
  trustProxy: [],
  isSecure: false,
  scriptHashes: [],
  connectsTo: [],
});
requireOwnHost(app, { host: '0.0.0.0', publicUrl, trustProxy: [] });
app.get('/v1/courses', async ({ ip }) => {
  const reading = ++readings;
  await held();
  return `courses for ${ip}, read ${reading} times`;
});
await serveSite(app, {
  folder,
  publicUrl,
  clientConfig: {},
  school: async () => ({ brandStyle: '' }),
  visitorCache: createVisitorCache({ version, clock: () => new Date(now) }),
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
  expect(body).toContain('<h1>$& courses for 203.0.113.9, ');
  expect(body).toContain('<link rel="stylesheet" href="/assets/page.css">');
  expect(body).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/shared.js">');
  expect(body).not.toContain('boot');
});

it('the page is compressed if the client accepts it', async () => {
  const page = await get('/cursos', { 'accept-encoding': 'gzip, br' });
  expect(page.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('<title>Cursos</title>');
});

const readingsIn = async (url = '/cursos') => /read (\d+) times/.exec((await get(url)).body)?.[1];

describe('a page that all visitors share', () => {
  it('is rendered once until public data change', async () => {
    const first = await readingsIn();
    expect(await readingsIn()).toBe(first);
    changes += 1;
    const second = await readingsIn();
    expect(second).not.toBe(first);
    expect(await readingsIn()).toBe(second);
  });

  it('is rendered again after half a minute, because it may show the time', async () => {
    const first = await readingsIn();
    now += 29_000;
    expect(await readingsIn()).toBe(first);
    now += 1000;
    expect(await readingsIn()).not.toBe(first);
  });

  it('may be kept by caches, and is not sent again to a client that has it', async () => {
    const { headers } = await get('/cursos');
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
    );
    expect(headers.vary).toBe('accept-encoding, cookie');
    const again = await get('/cursos', { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    changes += 1;
    const changed = await get('/cursos', { 'if-none-match': headers.etag });
    expect(changed.statusCode).toBe(200);
  });
});

it('a page with personal data is rendered for each visitor and kept nowhere', async () => {
  expect(await readingsIn('/certificados/1')).not.toBe(await readingsIn('/certificados/1'));
  const { headers } = await get('/certificados/1');
  expect(headers['cache-control']).toBe('private, no-cache');
});

it.each([
  ['an address that is not rendered', '/perfil', {}, 200],
  ['a signed-in user', '/certificados/1', { cookie: 'sabia.session_token=1' }, 200],
  ['a page that does not exist', '/nada', {}, 404],
  ['a page whose rendering fails', '/quebrado', {}, 503],
  ['a page without its data', '/sem-dados', {}, 503],
])('%s has the page that renders in the browser', async (_name, url, headers, status) => {
  const { body, statusCode } = await get(url, headers);
  expect(statusCode).toBe(status);
  expect(body).toContain('boot');
});

it('no cache keeps the page of a signed-in user or a failure', async () => {
  const pages = [await get('/cursos', { cookie: 'sabia.session_token=1' }), await get('/nada')];
  const failure = await get('/quebrado');
  expect(failure.headers['retry-after']).toBe('5');
  for (const { headers } of [...pages, failure])
    expect(headers['cache-control']).toBe('private, no-cache');
});

it('a signed-in user gets the empty page with preload links of the screen', async () => {
  const { body } = await get('/', { cookie: 'sabia.session_token=1' });
  expect(body).toContain('boot');
  expect(body).toContain('<link rel="stylesheet" href="/assets/page.css">');
  expect(body).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/page.js">');
});

it('a signed-in user gets the page of visitors where it is for everybody', async () => {
  const forVisitor = await get('/cursos');
  const { body, headers } = await get('/cursos', { cookie: 'sabia.session_token=1' });
  expect(body).toBe(forVisitor.body);
  expect(body).toContain('data-visitor="everybody"');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect((await get('/certificados/1')).body).toContain('data-visitor="only"');
});

/** Makes the API wait; returns the requests that wait in it. */
function holdApi(): (() => void)[] {
  const waiting: (() => void)[] = [];
  held = () => new Promise<void>((resolve) => waiting.push(resolve));
  return waiting;
}

function releaseApi(waiting: (() => void)[]): void {
  held = async () => {};
  for (const release of waiting) release();
}

it('above the concurrency limit visitors wait, and with too many of them they get a 503', async () => {
  const waiting = holdApi();
  const pages = Promise.all(Array.from({ length: 104 }, (_, n) => get(`/cursos?n=${n}`)));
  await vi.waitUntil(() => waiting.length === 4);
  const refused = await get('/cursos?n=104');
  expect(refused.statusCode).toBe(503);
  expect(refused.body).toContain('boot');
  releaseApi(waiting);
  for (const { statusCode, body } of await pages) {
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>');
  }
});

it('while a page is rendered again for the time, others get the former one', async () => {
  const former = await readingsIn();
  now += 30_000;
  const waiting = holdApi();
  const next = readingsIn();
  await vi.waitUntil(() => waiting.length === 1);
  expect(await readingsIn()).toBe(former);
  releaseApi(waiting);
  expect(await next).not.toBe(former);
});

it('a visitor who comes after a change never gets a page that was begun before it', async () => {
  const waiting = holdApi();
  const before = readingsIn('/cursos?pagina=3');
  await vi.waitUntil(() => waiting.length === 1);
  changes += 1;
  const after = readingsIn('/cursos?pagina=3');
  await vi.waitUntil(() => waiting.length === 2);
  releaseApi(waiting);
  expect(await after).not.toBe(await before);
  expect(await readingsIn('/cursos?pagina=3')).toBe(await after);
});

it('a page that is gone is not answered as unchanged', async () => {
  const { headers } = await get('/perfil');
  const gone = await get('/nada', { 'if-none-match': headers.etag });
  expect([gone.statusCode, gone.headers.etag]).toEqual([404, headers.etag]);
});

it('the first visitors of a page share one rendering', async () => {
  const waiting = holdApi();
  const pages = Promise.all([1, 2, 3].map(() => readingsIn('/cursos?pagina=2')));
  await vi.waitUntil(() => waiting.length === 1);
  releaseApi(waiting);
  expect(new Set(await pages).size).toBe(1);
});

it('the server code of the site is not served', async () => {
  expect((await get('/.server/server.js')).statusCode).toBe(404);
});
