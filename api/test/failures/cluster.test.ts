import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { built } from '../support/built-api.ts';
import { compileCache } from '../support/compile-cache.ts';
import { openIssuer } from '../support/issuer.ts';
import { aCourse } from '../../src/courses/courses.factory.ts';
import { openDatabase } from '../../src/platform/db/database.ts';
import { freePort } from '../../src/platform/db/embedded-postgres/free-port.ts';
import { aStudent, expectStudied, study } from '../../src/progress/student.factory.ts';
import { aUser } from '../../src/users/users.factory.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { descendants, killAll } from '../support/processes.ts';
import type { Ask } from '../support/spawned-server.factory.ts';

// `npm start` with two API processes behind one port.

const databaseUrl = await freshDatabase();
const db = openDatabase(databaseUrl, { timeoutMs: 15_000 });
const issuer = await openIssuer();
const folder = await mkdtemp(join(tmpdir(), 'sabia-cluster-'));
const port = await freePort();

const program = await built('start');

const startPrimary = () =>
  spawn(process.execPath, [program], {
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      PROCESSES: '2',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DEMO_SCHOOL: 'false',
      // A fast machine reads the catalogue more often than a visitor may.
      RATE_LIMIT_PER_MINUTE: '1000000',
      LOG_LEVEL: 'silent',
      TRUSTED_ISSUERS: JSON.stringify([issuer.trusted]),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });

const primary = startPrimary();
const ended = once(primary, 'exit');
const primaryPid = primary.pid ?? 0;
const workers = async () => (await descendants(primaryPid)).map(({ pid }) => pid);

beforeAll(async () => {
  await vi.waitUntil(async () => (await statusOf('/health/ready')) === 200, waiting);
  await vi.waitUntil(async () => (await workers()).length === 2, waiting);
});

afterAll(async () => {
  primary.kill('SIGKILL');
  await ended;
  issuer.close();
  await db.close();
  await rm(folder, { recursive: true, maxRetries: 10 });
});

const waiting = { timeout: 60_000, interval: 50 };

class NoAnswer extends Error {}

interface Call {
  method?: string;
  body?: object | undefined;
  token?: string;
  /** Without an agent each call has its own connection. */
  agent?: Agent | undefined;
}

async function call(path: string, { method = 'GET', body, token, agent }: Call = {}) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const fail = (error: Error) => reject(new NoAnswer(`${method} ${path}: ${error.message}`));
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers, agent: agent ?? false },
      (response) => {
        text(response).then(
          (told) => resolve({ status: response.statusCode ?? 0, body: told }),
          fail,
        );
      },
    );
    sent.on('error', fail).end(body && JSON.stringify(body));
  });
}

const statusOf = (path: string) =>
  call(path).then(
    ({ status }) => status,
    () => 0,
  );

/** Learners in a course, with calls over connections that are kept open. */
async function someStudents(count: number) {
  const course = await aCourse(db, { sections: [{ contents: 20 }, { contents: 20 }] });
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const students = await Promise.all(
    Array.from({ length: count }, async () => {
      const user = await aUser(db, { provider: issuer.trusted.issuer });
      const token = await issuer.tokenOf(user);
      const ask: Ask = async <T>(method: string, path: string, body?: object) => {
        const answer = await call(`/v1${path}`, { method, body, token, agent });
        if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.body}`);
        return JSON.parse(answer.body) as T;
      };
      return { student: aStudent(user.id, course), ask };
    }),
  );
  return { students, closeConnections: () => agent.destroy() };
}

it('counts the requests of all processes in the metrics of each', async () => {
  const catalog = '/v1/courses/paginated';
  for (let number = 0; number < 10; number++) expect(await statusOf(catalog)).toBe(200);
  for (let number = 0; number < 4; number++) {
    const { body } = await call('/metrics');
    const [, count] =
      new RegExp(`duration_seconds_count{.*"${catalog}".*} (\\d+)`).exec(body) ?? [];
    expect(count).toBe('10');
  }
});

it('loses nothing if a process is killed while learners study, and replaces it', async () => {
  const { students, closeConnections } = await someStudents(6);
  onTestFinished(closeConnections);
  const studying = Promise.all(
    students.map(async ({ student, ask }) => {
      while (student.left.length > 0) {
        // An unanswered request is sent again, as by a browser.
        await study(student, ask).catch((error: unknown) => {
          if (!(error instanceof NoAnswer)) throw error;
        });
      }
    }),
  );
  const done = () => students.reduce((sum, { student }) => sum + student.done.size, 0);
  for (const enough of [30, 90, 150]) {
    await vi.waitUntil(() => done() >= enough, { ...waiting, interval: 1 });
    const [victim = 0] = await workers();
    killAll([{ pid: victim }]);
    await vi.waitUntil(async () => {
      const present = await workers();
      return present.length === 2 && !present.includes(victim);
    }, waiting);
  }
  await studying;
  expect(await statusOf('/health/ready')).toBe(200);
  for (const { student, ask } of students) await expectStudied(student, ask);
}, 120_000);

it('fails no request when it is restarted under load', async () => {
  const before = await workers();
  const { students, closeConnections } = await someStudents(6);
  const studying = Promise.all(students.map(({ student, ask }) => study(student, ask)));
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  onTestFinished(() => agent.destroy());
  const over = new AbortController();
  const statuses = new Set<number>();
  const reading = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted)
        statuses.add((await call('/v1/courses/paginated', { agent })).status);
    }),
  );
  primary.kill('SIGUSR2');
  await studying;
  // An old process keeps idle connections for the promised time (`Keep-Alive`).
  closeConnections();
  const areReplaced = async () => {
    const present = await workers();
    return present.length === 2 && !present.some((pid) => before.includes(pid));
  };
  await vi.waitUntil(areReplaced, waiting);
  over.abort();
  await reading;
  expect(statuses).toEqual(new Set([200]));
  for (const { student, ask } of students) await expectStudied(student, ask);
}, 120_000);

it('does not start on a port that is in use', async () => {
  const second = startPrimary();
  const printed = text(second.stderr);
  expect(await once(second, 'exit')).toEqual([1, null]);
  expect(await printed).toContain('Escolha outra com PORT');
}, 60_000);

it('answers the open requests when it is stopped, and leaves no process behind', async () => {
  const all = [primaryPid, ...(await workers())];
  primary.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect((await workers()).filter((pid) => all.includes(pid))).toEqual([]);
  expect(await statusOf('/health/live')).toBe(0);
});
