import { expect, it, vi } from 'vitest';
import {
  anExamTaker,
  expectAttemptsKept,
  takeAttempts,
} from '../../src/attempts/exam-taker.factory.ts';
import { aCourse } from '../../src/courses/courses.factory.ts';
import { aLive } from '../../src/lives/lives.factory.ts';
import type { Ask } from '../support/spawned-server.factory.ts';
import { aPracticeExam } from '../../src/practice-exams/practice-exams.factory.ts';
import { aStudent, expectStudied, study } from '../../src/progress/student.factory.ts';
import { sql } from '../../src/platform/db/database.ts';
import { schoolProcesses, untilAnswered } from '../support/server-processes.factory.ts';
import { codeIn } from '../support/outbox.ts';
import { createFakeSmtpServer, type Delivered } from '../support/fake-smtp-server.ts';
import { aUser } from '../../src/users/users.factory.ts';

const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
const post = await createFakeSmtpServer(({ by }) => {
  const isOfDoomed = by === 'doomed' && post.delivered.length === 2;
  if (isOfDoomed) hold();
  return !isOfDoomed;
});
const { db, issuer, ports, proxy, start, kill } = await schoolProcesses((name) => ({
  SMTP_URL: post.urlFor(name),
}));

let acknowledged = 0;

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
    acknowledged += 1;
    return reply as never;
  };
  return { userId: user.id, ask };
}

const reminders = 12;
const isReminder = ({ message }: Delivered) => message.includes('/lives/');
const remindedOnce = () => {
  const people = post.delivered.filter(isReminder).map(({ to }) => to);
  expect(new Set(people).size).toBe(people.length);
  return people.length;
};

it('an e-mail goes out once, also if its process is killed while sending it', async () => {
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

  // Simulates that ten minutes have passed.
  await db.run(sql`
    update job_emails set claimed_at = claimed_at - interval '11 minutes'`);
  await Promise.all(['first', 'second', 'third'].map(start));
  const isSettled = async () =>
    (await db.many(sql`select from job_emails where sent_at is not null`)).length === reminders;
  await vi.waitUntil(isSettled, 30_000);
  expect(remindedOnce()).toBe(reminders);
}, 180_000);

it('a user who signs in at one process is signed in at all of them', async () => {
  const email = 'ana@exemplo.com';
  const postIdentity = (path: string, body: object, cookie = '') =>
    fetch(`${proxy}/identity${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: proxy, cookie },
      body: JSON.stringify(body),
    });
  const cookieOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  const account = { name: 'Ana Lima', email, password: 'senha-de-teste' };
  const signedUp = await postIdentity('/sign-up/email', account);
  const confirmation = await vi.waitUntil(
    () => post.delivered.find(({ to }) => to === email),
    10_000,
  );
  const proof = { email, otp: codeIn(confirmation.message) };
  const verified = await postIdentity('/email-otp/verify-email', proof, cookieOf(signedUp));
  const { token } = (await (
    await fetch(`${proxy}/identity/token`, { headers: { cookie: cookieOf(verified) } })
  ).json()) as { token: string };
  for (const port of ports.values()) {
    const answer = await fetch(`http://127.0.0.1:${port}/v1/users/email/${email}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
  }
});

it('nothing is lost or done twice if one of three processes is killed under load', async () => {
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
    ...examined.map(({ taker, ask }) => untilAnswered(() => takeAttempts(taker, ask, 3))),
  ]);
  const before = acknowledged;
  await vi.waitUntil(() => acknowledged > before + 60, { timeout: 60_000, interval: 1 });
  await kill('second');
  await underWay;
  ports.delete('second');
  for (const { student, ask } of studying) await expectStudied(student, ask);
  for (const { taker, ask } of examined) await expectAttemptsKept(taker, ask);
  expect(remindedOnce()).toBe(reminders);
}, 120_000);
