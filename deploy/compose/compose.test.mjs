import { DCLinter } from 'dclint';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { canRun, read, settings } from '../project.mjs';

const file = fileURLToPath(new URL('compose.yaml', import.meta.url));
const text = read('deploy/compose/compose.yaml');
const { services, volumes } = parse(text, { merge: true });
const { app, migration, proxy } = services;

/** Errors of the compose schema and of the linter, without those of style. */
function mistakesIn(path) {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  return linter
    .lintFiles([path], false)
    .flatMap(({ messages }) => messages)
    .filter(({ type }) => type === 'error')
    .map(({ rule, message }) => `${rule}: ${message}`);
}

it('follows the compose specification', async () => {
  expect(mistakesIn(file)).toEqual([]);

  const folder = await mkdtemp(join(tmpdir(), 'sabia-compose-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const broken = join(folder, 'compose.yaml');
  await writeFile(broken, text.replace('read_only: true', 'readonly: true'));
  expect(mistakesIn(broken)).not.toEqual([]);
});

it('sets known settings only', () => {
  expect(settings).toEqual(expect.arrayContaining(Object.keys(app.environment)));
});

it('starts the app after the migration', () => {
  expect(canRun(migration.command)).toBe(true);
  expect(migration.depends_on.database.condition).toBe('service_healthy');
  expect(app.depends_on.migration.condition).toBe('service_completed_successfully');
  expect(proxy.depends_on.app.condition).toBe('service_healthy');
});

it('uses the variables of .env.example and the declared volumes', () => {
  const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const offered = [...read('deploy/compose/.env.example').matchAll(/^(\w+)=/gm)];
  expect(new Set(asked)).toEqual(new Set(offered.map(([, name]) => name)));
  const mounted = Object.values(services)
    .flatMap((service) => service.volumes ?? [])
    .map((volume) => volume.split(':')[0])
    .filter((name) => !name.startsWith('.'));
  expect(new Set(mounted)).toEqual(new Set(Object.keys(volumes)));
});

it('publishes the ports of HTTP, HTTPS and HTTP/3', () => {
  const published = proxy.ports.map(({ target, protocol = 'tcp' }) => `${target}/${protocol}`);
  expect(published).toEqual(['80/tcp', '443/tcp', '443/udp']);
});

it('proxies to the port of the app', () => {
  const port = /PORT=(\d+)/.exec(read('deploy/Dockerfile'))[1];
  expect(read('deploy/compose/Caddyfile')).toContain(`dynamic a app ${port}`);
});
