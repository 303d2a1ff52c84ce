import type { User } from '@sabia/domain/users/user.ts';
import type { InjectOptions } from 'fastify';
import { expect, it, vi } from 'vitest';
import {
  anExamTaker,
  expectAttemptsKept,
  takeAttempts,
} from '../../src/attempts/exam-taker.factory.ts';
import { aCourse } from '../../src/courses/courses.factory.ts';
import type { Ask } from '../support/spawned-server.factory.ts';
import { aPracticeExam } from '../../src/practice-exams/practice-exams.factory.ts';
import { aStudent, expectStudied, study } from '../../src/progress/student.factory.ts';
import { createTestApp, sandboxSecret } from '../support/test-app.factory.ts';
import { createNetworkProxy } from '../support/network-proxy.ts';
import { assertDefined } from '../support/assert-defined.ts';
import { sign } from '../../src/subscriptions/gateway/signature.ts';
import { payersOf } from '../../src/subscriptions/payers.factory.ts';
import { aUser } from '../../src/users/users.factory.ts';

const proxy = await createNetworkProxy();
const school = await createTestApp({ through: proxy.between, timeoutMs: 1500 });
const { app, db, gateway, time, tokenOf } = school;
const { subscribe, read } = await payersOf(school);

/** A request without a definite answer: it may have been executed or not. */
class Unacknowledged extends Error {}

/** The numbers of acknowledged and of refused requests. */
const counts = { kept: 0, refused: 0 };

async function acknowledged(request: InjectOptions) {
  const answer = await app.inject(request);
  if (answer.statusCode === 503) {
    counts.refused += 1;
    throw new Unacknowledged();
  }
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode}: ${answer.body}`);
  counts.kept += 1;
  return answer;
}

async function askAs(user: User): Promise<Ask> {
  const authorization = `Bearer ${await tokenOf(user)}`;
  return async (method, path, body) =>
    (
      await acknowledged({
        method,
        url: `/v1${path}`,
        headers: { authorization },
        ...(body && { payload: body }),
      })
    ).json();
}

/** Repeats unacknowledged work, like a browser or a payment service. */
async function untilAcknowledged(work: () => Promise<unknown>): Promise<void> {
  const isAcknowledged = () =>
    work().then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Unacknowledged)) throw error;
        return false;
      },
    );
  await vi.waitUntil(isAcknowledged, { timeout: 60_000 });
}

async function someStudents(count: number) {
  const course = await aCourse(db, { sections: [{ contents: 5 }, { contents: 5 }] });
  const joining = Array.from({ length: count }, async () => {
    const user = await aUser(db);
    return { student: aStudent(user.id, course), ask: await askAs(user) };
  });
  return Promise.all(joining);
}

async function someTakers(count: number) {
  const exam = await aPracticeExam(db, { questions: 5 });
  const joining = Array.from({ length: count }, async () => ({
    taker: anExamTaker(exam.id),
    ask: await askAs(await aUser(db)),
  }));
  return Promise.all(joining);
}

/** Learners with a paid Pix charge; the payment service repeats its notification until it is acknowledged. */
async function somePayers(count: number) {
  const paying = Array.from({ length: count }, async () => {
    const learner = await aUser(db);
    const { body } = await subscribe(learner);
    return { learner, chargeId: assertDefined(body.charge).id };
  });
  return Promise.all(paying);
}

async function notifyPaid(chargeId: string): Promise<void> {
  const at = time.now.toISOString();
  const event = { id: `${chargeId}:PAID`, kind: 'PAID', at, chargeId, cardToken: null };
  const { body, signature } = sign(JSON.stringify(event), { secret: sandboxSecret, now: time.now });
  await acknowledged({
    method: 'POST',
    url: '/v1/payments/webhook',
    headers: { [gateway.signatureHeader]: signature, 'content-type': 'application/json' },
    payload: body,
  });
}

/** Faults of the database, until the proxy is set to 'connected' again. */
const faults = {
  refusing: () => proxy.set('refusing'),
  silent: () => proxy.set('silent'),
  /** Like a restart: the database closes every connection, and then refuses new ones. */
  async restarted() {
    const ended = db.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()',
    );
    await ended.catch(() => {});
    proxy.set('refusing');
  },
};

it.each(Object.entries(faults))(
  'no acknowledged request is lost or executed twice if the database is %s under load',
  { timeout: 120_000 },
  async (_name, causeFault) => {
    const [students, takers, payers] = [
      await someStudents(12),
      await someTakers(3),
      await somePayers(8),
    ];
    const underWay = Promise.all([
      ...students.map(({ student, ask }) => untilAcknowledged(() => study(student, ask))),
      ...takers.map(({ taker, ask }) => untilAcknowledged(() => takeAttempts(taker, ask, 3))),
      ...payers.map(({ chargeId }) => untilAcknowledged(() => notifyPaid(chargeId))),
    ]);
    const before = counts.kept;
    await vi.waitUntil(() => counts.kept > before + 40, { timeout: 30_000, interval: 1 });
    await causeFault();

    await vi.waitFor(
      async () => {
        const answer = await app.inject({ method: 'GET', url: '/health/ready' });
        expect(answer.statusCode).toBe(503);
      },
      { timeout: 20_000 },
    );
    proxy.set('connected');
    await vi.waitFor(
      async () => {
        const answer = await app.inject({ method: 'GET', url: '/health/ready' });
        expect(answer.statusCode).toBe(200);
      },
      { timeout: 5000 },
    );

    await underWay;
    await Promise.all(payers.map(({ chargeId }) => untilAcknowledged(() => notifyPaid(chargeId))));
    expect(counts.refused).toBeGreaterThan(0);
    for (const { student, ask } of students) await expectStudied(student, ask);
    for (const { taker, ask } of takers) await expectAttemptsKept(taker, ask);
    for (const { learner } of payers) {
      const { access, history } = await read(learner);
      expect(access).toMatchObject({ isActive: true });
      expect(history.filter(({ kind }) => kind === 'PAYMENT_CONFIRMED')).toHaveLength(1);
    }
  },
);
