import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aPracticeExam, type PracticeExamGiven } from '../practice-exams/practice-exams.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aUser } from '../users/users.factory.ts';
import { someAnswers } from './attempts.factory.ts';

// The limits of the log of answers (product.md A2).

const { db, call, time } = await createTestApp();

type User = Awaited<ReturnType<typeof aUser>>;

const save = (user: User, id: string, answers: ReturnType<typeof someAnswers>) =>
  call(user, contract.savePracticeAnswers, { params: { id }, body: { answers } });
const submit = (user: User, id: string, answers: ReturnType<typeof someAnswers> = []) =>
  call(user, contract.submitPracticeAttempt, { params: { id }, body: { answers } });
const read = (user: User, id: string) => call(user, contract.readAttempt, { params: { id } });

async function underWay(given: PracticeExamGiven = {}) {
  const learner = await aUser(db);
  const { id } = await aPracticeExam(db, { questions: 4, ...given });
  const { body: attempt } = await call(learner, contract.startPracticeAttempt, { params: { id } });
  return { learner, attempt };
}

const later = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};

it('of two lines with the same id in a request the first counts', async () => {
  const { learner, attempt } = await underWay();
  const [first] = someAnswers(attempt, [0]);
  const [second] = someAnswers(attempt, [1]);
  const line = assertDefined(first);
  later(60);
  const saved = await save(learner, attempt.id, [
    line,
    { ...assertDefined(second), id: line.id, answeredAt: time.now.toISOString() },
  ]);
  expect(saved.body.answers.map(({ alternativeId }) => alternativeId)).toEqual([
    line.alternativeId,
  ]);
  expect(await db.many(sql`select from answers where attempt_id = ${attempt.id}`)).toHaveLength(1);
  const { body } = await submit(learner, attempt.id);
  expect(body.graded[0]?.alternativeId).toBe(line.alternativeId);
  expect(body.result?.correctQuestionsQtd).toBe(1);
});

it('the log takes 10,000 lines; then the attempt can be submitted only', async () => {
  const { learner, attempt } = await underWay();
  const [line] = someAnswers(attempt);
  await db.run(sql`
    insert into answers (attempt_id, id, question_id, alternative_id, answered_at, received_at)
    select ${attempt.id}, gen_random_uuid(), ${line?.questionId}, ${line?.alternativeId},
      ${attempt.startedAt}, ${attempt.startedAt} from generate_series(1, 9999)`);
  later(60);
  const last = someAnswers(attempt, [1]);
  expect((await save(learner, attempt.id, last)).status).toBe(200);
  expect((await save(learner, attempt.id, last)).status).toBe(200);
  const refused = await save(learner, attempt.id, someAnswers(attempt, [0]));
  expect(refused).toMatchObject({
    status: 422,
    body: {
      detail: 'Esta tentativa já tem respostas demais. Entregue-a para terminar.',
      errors: [{ path: 'answers.0' }],
    },
  });
  const { status, body } = await submit(learner, attempt.id);
  expect([status, body.graded[0]?.alternativeId]).toEqual([200, last[0]?.alternativeId]);
});

it('an attempt with a time limit takes 50 devices', async () => {
  const { learner, attempt } = await underWay({ timeLimitMinutes: 60 });
  const report = (deviceId: string) =>
    call(learner, contract.savePracticeAnswers, {
      params: { id: attempt.id },
      body: { answers: [], deviceId },
    });
  const known = randomUUID();
  await report(known);
  await db.run(sql`
    insert into attempt_contacts (attempt_id, device_id, since, until)
    select ${attempt.id}, gen_random_uuid(), ${attempt.startedAt}, ${attempt.startedAt}
    from generate_series(1, 48)`);
  expect((await report(randomUUID())).status).toBe(200);
  expect(await report(randomUUID())).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'deviceId' }] },
  });
  expect((await report(known)).status).toBe(200);
});

it('an attempt with a time limit takes 1,000 contacts; then a silence is not written down', async () => {
  const { learner, attempt } = await underWay({ timeLimitMinutes: 60 });
  const deviceId = randomUUID();
  const report = () =>
    call(learner, contract.savePracticeAnswers, {
      params: { id: attempt.id },
      body: { answers: [], deviceId },
    });
  const contacts = () =>
    db.one<{ count: number; until: string }>(sql`
      select count(*)::integer, iso(max(until)) as until from attempt_contacts
      where attempt_id = ${attempt.id}`);
  await report();
  await db.run(sql`
    insert into attempt_contacts (attempt_id, device_id, since, until)
    select ${attempt.id}, ${deviceId}, moment, moment
    from generate_series(1, 998) number, lateral (select ${attempt.startedAt}::timestamptz + number * interval '1 second') as at(moment)`);
  later(1800);
  await report();
  expect(await contacts()).toEqual({ count: 1000, until: time.now.toISOString() });
  later(60);
  expect((await report()).status).toBe(200);
  expect(await contacts()).toEqual({ count: 1000, until: time.now.toISOString() });
});

it('of two lines with the same id in a submission the first counts', async () => {
  const { learner, attempt } = await underWay();
  const [first] = someAnswers(attempt, [0]);
  const [second] = someAnswers(attempt, [1]);
  const line = assertDefined(first);
  const { status, body } = await submit(learner, attempt.id, [
    line,
    { ...assertDefined(second), id: line.id },
  ]);
  expect([status, body.graded[0]?.alternativeId]).toEqual([200, line.alternativeId]);
  const { body: stored } = await read(learner, attempt.id);
  expect(stored.graded[0]?.alternativeId).toBe(line.alternativeId);
});
