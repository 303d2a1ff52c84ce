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
import { built } from '../support/built-api.ts';
import { freshDatabase } from '../support/fresh-database.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const dockerfile = await readFile(join(root, 'deploy/Dockerfile'), 'utf8');
const databaseUrl = await freshDatabase();
const data = await mkdtemp(join(tmpdir(), 'sabia-container-'));
afterAll(() => rm(data, { recursive: true }));

/** The traces that the collector received. */
let traces = '';
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    traces += body;
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
afterAll(() => collector.close());

/** Milliseconds: three processes start one after the other, perhaps on a busy machine. */
const timeoutMs = 120_000;

const imageEnvironment = Object.fromEntries(
  [...dockerfile.matchAll(/^(?:ENV| {3}) (\w+)=(\S+)/gm)].map(([, name, value]) => [name, value]),
);

/** The environment of the app, with the test's own database, folder and port. */
const environment = {
  ...imageEnvironment,
  HOST: '127.0.0.1',
  PORT: String(await freePort()),
  DATA_DIR: data,
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'fatal',
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
};

/** Runs a program that can write only to DATA_DIR, as in a container with a read-only root. */
function run(program: string, env: NodeJS.ProcessEnv) {
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
    { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    child,
    exit: once(child, 'exit'),
    output: text(child.stdout),
    errors: text(child.stderr),
  };
}

it(
  'the image migrates, starts, is healthy, and stops on SIGTERM after exporting its traces',
  async () => {
    // DATABASE_URL only, and no folder of its own, as by deploy/kubernetes/migration.yaml.
    const migration = run(await built('migrate'), {
      ...imageEnvironment,
      DATABASE_URL: databaseUrl,
    });
    expect(await migration.exit).toEqual([0, null]);
    expect(await migration.output).toBe('O banco já estava em dia.\n');

    const app = run(await built('main'), environment);
    const [, healthy = ''] =
      /HEALTHCHECK[^\n]*\n\s+CMD \["node", "-e", "(.*)"\]/.exec(dockerfile) ?? [];
    const checkHealth = async () => {
      const check = spawn(process.execPath, ['-e', healthy], { env: environment });
      return once(check, 'exit');
    };
    await vi.waitFor(async () => expect(await checkHealth()).toEqual([0, null]), {
      timeout: timeoutMs,
      interval: 500,
    });
    await fetch(`http://127.0.0.1:${environment.PORT}/v1/courses/paginated`);
    app.child.kill('SIGTERM');
    expect(await app.exit).toEqual([0, null]);
    expect(await app.errors).toBe('');
    expect(traces).toContain('"GET /v1/courses/paginated"');
    expect(await checkHealth()).toEqual([1, null]);
  },
  timeoutMs,
);
