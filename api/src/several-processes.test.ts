import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { anExamTaker, expectTriesKept, takeTries } from './attempts/exam-taker.factory.ts';
import { openIssuer } from './bench/issuer.ts';
import { aCourse } from './courses/courses.factory.ts';
import { aLive } from './lives/lives.factory.ts';
import type { Ask } from './plugged-school.factory.ts';
import { aPracticeExam } from './practice-exams/practice-exams.factory.ts';
import { aStudent, expectStudied, study } from './progress/student.factory.ts';
import { openDatabase, sql } from './shell/database.ts';
import { freePort } from './shell/free-port.ts';
import { freshDatabase } from './shell/testing/fresh-database.ts';
import { codeIn } from './shell/testing/outbox.ts';
import { aPostOffice, type Delivered } from './shell/testing/post-office.ts';
import { aRoundRobin } from './shell/testing/round-robin.ts';
import { there } from './shell/testing/there.ts';
import { aUser } from './users/users.factory.ts';

const databaseUrl = await freshDatabase();
const db = openDatabase(databaseUrl, { patience: 15_000 });
const folder = await mkdtemp(join(tmpdir(), 'sabia-several-'));
const issuer = await openIssuer();
const running = new Map<string, ChildProcess>();
const ports = new Map<string, number>();
const proxy = await aRoundRobin(() => [...ports.values()]);
const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
const post = await aPostOffice(({ by }) => {
  const isOfDoomed = by === 'doomed' && post.delivered.length === 2;
  if (isOfDoomed) hold();
  return !isOfDoomed;
});

afterAll(async () => {
  for (const name of running.keys()) await kill(name);
  issuer.close();
  await db.close();
  await rm(folder, { recursive: true, maxRetries: 10 });
});

/** Another process of the same school: they share the database, the folder, and the address that people type. */
async function start(name: string): Promise<void> {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url))], {
    env: {
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      PORT: String(port),
      PUBLIC_URL: proxy,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      DEMO_SCHOOL: 'false',
      SMTP_URL: post.urlFor(name),
      TRUSTED_ISSUERS: JSON.stringify([issuer.trusted]),
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
  const child = there(running.get(name));
  const gone = once(child, 'exit');
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await gone;
  }
}

let kept = 0;

async function aLearner(): Promise<{ userId: string; ask: Ask }> {
  const user = await aUser(db, { provider: issuer.trusted.issuer });
  const authorization = `Bearer ${await issuer.tokenOf(user)}`;
  const ask: Ask = async (method, path, body) => {
    const answer = await fetch(`${proxy}/v1${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const reply: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(reply)}`);
    kept += 1;
    return reply as never;
  };
  return { userId: user.id, ask };
}

/** What got lost on its way is done again, as a browser would. */
async function untilAnswered(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      // `fetch failed`: there was no answer. Anything else is one that nobody should get.
      if (!(error instanceof TypeError)) throw error;
    }
  }
}

const reminders = 12;
const isReminder = ({ message }: Delivered) => message.includes('/lives/');
const remindedOnce = () => {
  const people = post.delivered.filter(isReminder).map(({ to }) => to);
  expect(new Set(people).size).toBe(people.length);
  return people.length;
};

it('a letter goes out once, also when its process was killed over it', async () => {
  const startsAt = new Date(Date.now() + 40 * 60_000).toISOString();
  const live = await aLive(db, { startsAt });
  for (let number = 0; number < reminders; number++) {
    const { id } = await aUser(db);
    await db.run(sql`
      insert into live_reminders (user_id, live_id, asked_at)
      values (${id}, ${live.id}, now() - interval '1 day')`);
  }
  await start('doomed');
  await isHeld;
  await kill('doomed');
  ports.delete('doomed');
  expect(remindedOnce()).toBe(2);

  // As if ten minutes had gone by.
  await db.run(sql`
    update live_reminder_mails set claimed_at = claimed_at - interval '11 minutes'`);
  await Promise.all(['first', 'second', 'third'].map(start));
  const isSettled = async () =>
    (await db.many(sql`select from live_reminder_mails where sent_at is not null`)).length ===
    reminders;
  await vi.waitUntil(isSettled, 30_000);
  expect(remindedOnce()).toBe(reminders);
}, 180_000);

it('who signs in by one process is signed in by all of them', async () => {
  const email = 'ana@exemplo.com';
  const postIdentity = (path: string, body: object) =>
    fetch(`${proxy}/identity${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: proxy },
      body: JSON.stringify(body),
    });
  await postIdentity('/sign-up/email', { name: 'Ana Lima', email, password: 'senha-de-teste' });
  const letter = await vi.waitUntil(() => post.delivered.find(({ to }) => to === email), 10_000);
  const proved = await postIdentity('/email-otp/verify-email', {
    email,
    otp: codeIn(letter.message),
  });
  const cookie = proved.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { token } = (await (
    await fetch(`${proxy}/identity/token`, { headers: { cookie: cookie.join('; ') } })
  ).json()) as { token: string };
  for (const port of ports.values()) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/users/email/${email}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
  }
});

it('nothing is lost or done twice when one of three is killed under load', async () => {
  const course = await aCourse(db, { sections: [{ contents: 6 }, { contents: 6 }] });
  const exam = await aPracticeExam(db, { questions: 5 });
  const studying = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { userId, ask } = await aLearner();
      return { student: aStudent(userId, course), ask };
    }),
  );
  const examined = await Promise.all(
    Array.from({ length: 3 }, async () => ({
      taker: anExamTaker(exam.id),
      ask: (await aLearner()).ask,
    })),
  );
  const underWay = Promise.all([
    ...studying.map(({ student, ask }) => untilAnswered(() => study(student, ask))),
    ...examined.map(({ taker, ask }) => untilAnswered(() => takeTries(taker, ask, 3))),
  ]);
  const before = kept;
  await vi.waitUntil(() => kept > before + 60, { timeout: 60_000, interval: 1 });
  await kill('second');
  await underWay;
  ports.delete('second');
  for (const { student, ask } of studying) await expectStudied(student, ask);
  for (const { taker, ask } of examined) await expectTriesKept(taker, ask);
  expect(remindedOnce()).toBe(reminders);
}, 120_000);
