import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createServer } from '../http/server.ts';
import { createVisitorCache } from '../http/visitor-cache.ts';
import { scriptHashesOf, serveSite } from './site.ts';

const folder = await mkdtemp(join(tmpdir(), 'sabia-site-'));
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), '<!doctype html><head><title>Sabiá</title></head>');
await writeFile(join(folder, 'csp.json'), `["'sha256-abc'"]`);
await writeFile(join(folder, 'assets', 'main-1a2b.js'), 'run()');
await writeFile(join(folder, 'assets', 'main-1a2b.js.br'), 'compressed');
const branded = join(folder, 'branded');
await mkdir(branded);
await writeFile(
  join(branded, 'index.html'),
  `<!doctype html><html><head><title>Sabiá</title>
<link rel="icon" href="/assets/sabia-1.svg" type="image/svg+xml" /></head>
<body><div id="root"><div class="boot"><img src="/assets/sabia-1.svg" alt="" width="32" height="32" />Sabiá</div></div></body></html>`,
);
const scriptHashes = scriptHashesOf(folder);
const server = {
  logLevel: 'silent',
  trustProxy: [],
  isSecure: false,
  scriptHashes,
  connectsTo: [],
};
let changes = 0;
const version = { current: async () => ({ version: `${changes}`, isAway: false }), expire() {} };
const visitorCache = () => createVisitorCache({ version, clock: () => new Date() });
const app = createServer(server);
await serveSite(app, {
  folder,
  publicUrl: 'http://localhost',
  clientConfig: {},
  school: async () => ({ brandStyle: '' }),
  visitorCache: visitorCache(),
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });

describe('the site', () => {
  it.each([
    ['/simulados', '/exercicios'],
    ['/simulados?busca=enem', '/exercicios?busca=enem'],
    ['/simulados/0a1b?tentativa=2', '/exercicios/0a1b?tentativa=2'],
  ])('leads from %s to the practice exams', async (url, location) => {
    const page = await get(url, { accept: 'text/html' });
    expect([page.statusCode, page.headers.location]).toEqual([301, location]);
  });

  it.each(['/simulados-antigos', '/cursos/simulados'])(
    'does not lead away from %s',
    async (url) => {
      expect((await get(url, { accept: 'text/html' })).statusCode).toBe(200);
    },
  );

  it.each([
    ['/', { accept: 'text/html' }],
    ['/cursos', { accept: 'text/html,application/xhtml+xml' }],
    ['/cursos?busca=a.b', { accept: '*/*' }],
    ['/certificados/SABIA-1', {}],
  ])('has one page for every address: %s', async (url, headers) => {
    const page = await get(url, headers);
    expect(page.body).toContain('<title>Sabiá');
    expect(page.headers['cache-control']).toContain('public, max-age=0');
    expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc'");
    expect((await app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(200);
  });

  it.each([
    ['a file that is missing', '/assets/old.js', {}],
    ['who wants no page', '/cursos', { accept: 'application/json' }],
  ])('has a problem for %s', async (_name, url, headers) => {
    const answer = await get(url, headers);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('contains the client config, with any characters in it', async () => {
    const told = createServer(server);
    const firebase = { projectId: 'escola', apiKey: '"</head><script>$&' };
    await serveSite(told, {
      folder,
      publicUrl: 'http://localhost',
      clientConfig: { firebase },
      school: async () => ({ brandStyle: '' }),
      visitorCache: visitorCache(),
    });
    const page = (await told.inject('/cursos')).body;
    const [, content = ''] = /<meta name="sabia-settings" content="([^"]+)" \/>/.exec(page) ?? [];
    expect(content).not.toContain('<');
    const text = content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    expect(JSON.parse(text)).toEqual({ firebase });
    expect((await get('/cursos')).body).not.toContain('sabia-settings');
  });

  it('contains the current data of the school, or the last known ones', async () => {
    const told = createServer(server);
    const answers = ['Antes', 'Depois'].map((identity) => ({
      school: { identity },
      brandStyle: '',
    }));
    const school = async () => answers.shift() ?? Promise.reject(new Error('no database'));
    await serveSite(told, {
      folder,
      publicUrl: 'http://localhost',
      clientConfig: {},
      school,
      visitorCache: visitorCache(),
    });
    const identities = [];
    for (let visit = 0; visit < 3; visit += 1, changes += 1)
      identities.push(/Antes|Depois/.exec((await told.inject('/cursos')).body)?.[0]);
    expect(identities).toEqual(['Antes', 'Depois', 'Depois']);
  });

  it('has the brand of the school: name, logo and colours', async () => {
    const told = createServer(server);
    await serveSite(told, {
      folder: branded,
      publicUrl: 'http://localhost',
      clientConfig: {},
      school: async () => ({
        brand: {
          name: 'Canto & <Cia> $&',
          tagline: '',
          logo: { url: '/files/ab12-320.webp', width: 128, hasName: true },
        },
        brandStyle: ':root:root{--alive:#ffb000}',
      }),
      visitorCache: visitorCache(),
    });
    const page = (await told.inject('/cursos')).body;
    expect(page).toContain('<title>Canto &amp; &lt;Cia&gt; $&amp;</title>');
    expect(page).toContain('<link rel="icon" href="/files/ab12-320.webp" />');
    expect(page).toContain('<style>:root:root{--alive:#ffb000}</style></head>');
    // The name is in a wide logo.
    expect(page).toContain(
      '<div class="boot"><img src="/files/ab12-320.webp" alt="" width="128" height="32" /></div>',
    );
    expect(page).not.toContain('Sabiá');
  });

  it('serves assets as immutable, compressed at build time', async () => {
    const asset = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.headers['content-encoding']).toBe('br');
    expect(asset.body).toBe('compressed');
  });
});
