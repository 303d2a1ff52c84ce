import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { openIssuer } from './issuer.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { freePort } from '../../src/platform/db/embedded-postgres/free-port.ts';
import { built } from './built-api.ts';
import { compileCache } from './compile-cache.ts';
import { freshDatabase } from './fresh-database.ts';
import { aRoundRobin } from './round-robin.ts';
import { assertDefined } from './assert-defined.ts';

/** A school in several named API processes, which share the database, the data folder and the public URL. */
export async function schoolProcesses(settingsOf: (name: string) => Record<string, string>) {
  const databaseUrl = await freshDatabase();
  const db = openDatabase(databaseUrl, { timeoutMs: 15_000 });
  const folder = await mkdtemp(join(tmpdir(), 'sabia-several-'));
  const issuer = await openIssuer();
  // A build may take longer than a test may.
  const program = await built('main');
  const running = new Map<string, ChildProcess>();
  /** Ports of the processes that get requests from the proxy. */
  const ports = new Map<string, number>();
  const proxy = await aRoundRobin(() => [...ports.values()]);

  afterAll(async () => {
    for (const name of running.keys()) await kill(name);
    issuer.close();
    await db.close();
    await rm(folder, { recursive: true, maxRetries: 10 });
  });

  async function start(name: string): Promise<void> {
    const port = await freePort();
    const child = spawn(process.execPath, [program], {
      env: {
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: compileCache,
        PORT: String(port),
        PUBLIC_URL: proxy,
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        DEMO_SCHOOL: 'false',
        TRUSTED_ISSUERS: JSON.stringify([issuer.trusted]),
        ...settingsOf(name),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    running.set(name, child);
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error(`${name} did not start`);
      await pause(20);
    }
    ports.set(name, port);
  }

  async function kill(name: string): Promise<void> {
    const child = assertDefined(running.get(name));
    const exited = once(child, 'exit');
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await exited;
    }
  }

  return { db, issuer, ports, proxy, start, kill };
}

/** Repeats `work` as long as a request gets no answer, like a browser. */
export async function untilAnswered(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      // `fetch failed` means that there was no answer. Every other error fails the test.
      if (!(error instanceof TypeError)) throw error;
    }
  }
}
