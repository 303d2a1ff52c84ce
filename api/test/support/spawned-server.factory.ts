import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { freePort } from '../../src/platform/db/embedded-postgres/free-port.ts';
import { descendants, killAll, processesIn } from './processes.ts';

/** Answers with what the API said, or throws when it said nothing, or no. */
export type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** A school as npm start runs it, with the demo school in it, whose plug can be pulled. */
export async function spawnServer(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-plug-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let school: ChildProcess | undefined;

  /** Starts the API where it does not run, and waits until the school is ready. */
  async function start(): Promise<void> {
    school ??= spawn(
      process.execPath,
      [fileURLToPath(new URL('../../src/main.ts', import.meta.url))],
      {
        env: {
          NODE_ENV: 'production',
          NODE_COMPILE_CACHE: join(folder, 'compiled'),
          PORT: String(port),
          DATA_DIR: folder,
          ...settings,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    while (!(await isReady())) {
      if (school.exitCode !== null) throw new Error('the school did not start');
      await pause(20);
    }
  }

  const isReady = () =>
    fetch(`${address}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );

  /** The API, at once; what watches over the database ends that in its own time. */
  async function killApi(others: { pid: number }[] = []): Promise<void> {
    if (school?.pid === undefined) return;
    const gone = once(school, 'exit');
    killAll([{ pid: school.pid }, ...others]);
    await gone;
    school = undefined;
  }

  /** PostgreSQL with all its processes; the API stays, and starts it again. */
  const killDatabase = async () => killAll(await processesIn(folder));

  /** Everything at once, as when the power goes: the API, what watches over the database, the database. */
  async function pullPlug(): Promise<void> {
    const started = school?.pid === undefined ? [] : await descendants(school.pid);
    await killApi([...started, ...(await processesIn(folder))]);
  }

  afterAll(async () => {
    await pullPlug();
    killAll(await processesIn(folder));
    await rm(folder, { recursive: true, maxRetries: 10 });
  });

  /** Signs somebody of the demo school in. */
  async function signIn(email: string): Promise<{ ask: Ask; providerId: string }> {
    const signedIn = await fetch(`${address}/identity/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ email, password: 'sabia-demo' }),
    });
    const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
    const asked = await fetch(`${address}/identity/token`, {
      headers: { cookie: cookie.join('; ') },
    });
    const { token } = (await asked.json()) as { token: string };
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
        return (await response.json()) as T;
      },
    };
  }

  return { folder, start, pullPlug, killApi, killDatabase, signIn };
}

function subjectOf(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { sub: string }).sub;
}
