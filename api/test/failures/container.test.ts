import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../src/platform/db/embedded-postgres/free-port.ts';
import { freshDatabase } from '../support/fresh-database.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const dockerfile = await readFile(join(root, 'deploy/Dockerfile'), 'utf8');
const databaseUrl = await freshDatabase();
const data = await mkdtemp(join(tmpdir(), 'sabia-container-'));
afterAll(() => rm(data, { recursive: true }));

/** The traces that the collector received. */
let told = '';
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    told += body;
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
afterAll(() => collector.close());

/** Three processes start one after the other, on a machine with other work. */
const timeoutMs = 120_000;

/** As the image sets it, but for what a test has of its own. */
const environment = {
  ...Object.fromEntries(
    [...dockerfile.matchAll(/^(?:ENV| {3}) (\w+)=(\S+)/gm)].map(([, name, value]) => [name, value]),
  ),
  HOST: '127.0.0.1',
  PORT: String(await freePort()),
  DATA_DIR: data,
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'fatal',
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
};

/** Runs it where nothing can be written but DATA_DIR, as in a container with a read-only root. */
function run(program: string) {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      '--disable-warning=SecurityWarning',
      '--allow-fs-read=*',
      `--allow-fs-write=${data}`,
      '--allow-addons',
      '--allow-worker',
      program,
    ],
    { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, exit: once(child, 'exit'), said: text(child.stdout), wrong: text(child.stderr) };
}

it(
  'the image migrates, starts, is found healthy, and stops when it is told to with nothing left unsaid',
  async () => {
    const migration = run('api/src/cli/migrate.ts');
    expect(await migration.exit).toEqual([0, null]);
    expect(await migration.said).toBe('O banco já estava em dia.\n');

    const app = run('api/src/main.ts');
    const [, healthy = ''] =
      /HEALTHCHECK[^\n]*\n\s+CMD \["node", "-e", "(.*)"\]/.exec(dockerfile) ?? [];
    const asked = async () => {
      const check = spawn(process.execPath, ['-e', healthy], { env: environment });
      return once(check, 'exit');
    };
    await vi.waitFor(async () => expect(await asked()).toEqual([0, null]), {
      timeout: timeoutMs,
      interval: 500,
    });
    await fetch(`http://127.0.0.1:${environment.PORT}/v1/courses/paginated`);
    app.child.kill('SIGTERM');
    expect(await app.exit).toEqual([0, null]);
    expect(await app.wrong).toBe('');
    expect(told).toContain('"GET /v1/courses/paginated"');
    expect(await asked()).toEqual([1, null]);
  },
  timeoutMs,
);
