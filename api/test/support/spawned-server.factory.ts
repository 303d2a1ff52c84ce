import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { freePort } from '../../src/platform/db/embedded-postgres/free-port.ts';
import { built } from './built-api.ts';
import { compileCache } from './compile-cache.ts';
import { descendants, killAll, processesIn } from './processes.ts';

/** Calls the API and returns the reply; throws for a refusal or a missing answer. */
export type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** A server process with the demo school and an embedded database; all its processes can be killed. */
export async function spawnServer(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-spawned-'));
  const port = await freePort();
  const program = await built('start');
  const address = `http://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;
  let output = '';

  /** Starts the API process unless it runs, and waits until it is ready. */
  async function start(): Promise<void> {
    const isRunning = server !== undefined;
    server ??= spawn(process.execPath, [program], {
      env: {
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: compileCache,
        PROCESSES: '1',
        PORT: String(port),
        DATA_DIR: folder,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (!isRunning) server.stdout?.setEncoding('utf8').on('data', (text) => (output += text));
    while (!(await isReady())) {
      if (server.exitCode !== null) throw new Error('the server did not start');
      await pause(20);
    }
  }

  const isReady = () =>
    fetch(`${address}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );

  /** Kills the API process; its watchdog then stops the database. */
  async function killApi(others: { pid: number }[] = []): Promise<void> {
    if (server?.pid === undefined) return;
    const exited = once(server, 'exit');
    killAll([{ pid: server.pid }, ...others]);
    await exited;
    server = undefined;
  }

  /** Kills all PostgreSQL processes; the API process restarts PostgreSQL. */
  const killDatabase = async () => killAll(await processesIn(folder));

  /** Kills the API, the watchdog and the database at once, like a power failure. */
  async function killAllProcesses(): Promise<void> {
    const started = server?.pid === undefined ? [] : await descendants(server.pid);
    await killApi([...started, ...(await processesIn(folder))]);
  }

  afterAll(async () => {
    await killAllProcesses();
    killAll(await processesIn(folder));
    await rm(folder, { recursive: true, maxRetries: 10 });
  });

  /** Signs in with an account of the demo school. */
  async function signIn(email: string): Promise<{ ask: Ask; providerId: string }> {
    const signedIn = await fetch(`${address}/identity/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ email, password: 'sabia-demo' }),
    });
    const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
    const tokenResponse = await fetch(`${address}/identity/token`, {
      headers: { cookie: cookie.join('; ') },
    });
    const { token } = (await tokenResponse.json()) as { token: string };
    return {
      providerId: subjectOf(token),
      async ask<T>(method: string, path: string, body?: object): Promise<T> {
        const response = await fetch(`${address}/v1${path}`, {
          method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
        return (response.status === 204 ? undefined : await response.json()) as T;
      },
    };
  }

  return {
    address,
    output: () => output,
    folder,
    start,
    killAllProcesses,
    killApi,
    killDatabase,
    signIn,
  };
}

function subjectOf(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { sub: string }).sub;
}
