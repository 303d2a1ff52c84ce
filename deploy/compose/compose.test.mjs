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

/** What is wrong by the schema of compose files, or by what is known to go wrong; not matters of style. */
function mistakesIn(path) {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  return linter
    .lintFiles([path], false)
    .flatMap(({ messages }) => messages)
    .filter(({ type }) => type === 'error')
    .map(({ rule, message }) => `${rule}: ${message}`);
}

it('is a compose file by the specification', async () => {
  expect(mistakesIn(file)).toEqual([]);

  const folder = await mkdtemp(join(tmpdir(), 'sabia-compose-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const broken = join(folder, 'compose.yaml');
  await writeFile(broken, text.replace('read_only: true', 'readonly: true'));
  expect(mistakesIn(broken)).not.toEqual([]);
});

it('gives the app settings that it knows', () => {
  expect(settings).toEqual(expect.arrayContaining(Object.keys(app.environment)));
});

it('starts the app once the database is migrated', () => {
  expect(canRun(migration.command)).toBe(true);
  expect(migration.depends_on.database.condition).toBe('service_healthy');
  expect(app.depends_on.migration.condition).toBe('service_completed_successfully');
  expect(proxy.depends_on.app.condition).toBe('service_healthy');
});

it('asks for nothing that .env.example does not name, and mounts what it declares', () => {
  const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const offered = [...read('deploy/compose/.env.example').matchAll(/^(\w+)=/gm)];
  expect(new Set(asked)).toEqual(new Set(offered.map(([, name]) => name)));
  const mounted = Object.values(services)
    .flatMap((service) => service.volumes ?? [])
    .map((volume) => volume.split(':')[0])
    .filter((name) => !name.startsWith('.'));
  expect(new Set(mounted)).toEqual(new Set(Object.keys(volumes)));
});

it('passes everything to the app where that listens', () => {
  const port = /PORT=(\d+)/.exec(read('deploy/Dockerfile'))[1];
  expect(read('deploy/compose/Caddyfile')).toContain(`dynamic a app ${port}`);
});
