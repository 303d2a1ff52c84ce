import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import * as privacy from '@sabia/domain/privacy/privacy.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db, { name: 'Helena Duarte' });

const set = (by: User, { id }: User, percent: number) =>
  call(by, users.setExtraTime, { params: { id }, body: { percent } });
const read = (by: User, { id }: User) => call(by, users.readExtraTime, { params: { id } });

const practiceExam = await aPracticeExam(db, { timeLimitMinutes: 50 });
const untimed = await aPracticeExam(db);
const course = await aCourse(db, {
  sections: [{ isFreemium: true, contents: [{ contentType: 'EXAM', timeLimitMinutes: 30 }] }],
});
const contentId = course.contentIds[0] ?? '';
await someQuestions(db, { contentId }, 2);

const startPractice = (learner: User, { id } = practiceExam) =>
  call(learner, contract.startPracticeAttempt, { params: { id }, body: {} });
const startContent = (learner: User) =>
  call(learner, contract.startContentAttempt, { params: { contentId } });

/** The minutes of an attempt. */
const minutesOf = ({ startedAt, deadline }: { startedAt: string; deadline: string | null }) =>
  deadline && (Date.parse(deadline) - Date.parse(startedAt)) / 60_000;

it('moves the deadline of attempts at practice exams and exams of courses, rounded up to the minute', async () => {
  const [learner, other] = [await aUser(db), await aUser(db)];
  await set(admin, learner, 33);
  expect(minutesOf((await startPractice(learner)).body)).toBe(67);
  expect(minutesOf((await startContent(learner)).body)).toBe(40);
  expect((await startPractice(learner, untimed)).body.deadline).toBeNull();
  expect(minutesOf((await startPractice(other)).body)).toBe(50);
});

it('an attempt keeps the deadline of its start', async () => {
  const learner = await aUser(db);
  const { body: started } = await startPractice(learner);
  await set(admin, learner, 100);
  expect((await startPractice(learner)).body.deadline).toBe(started.deadline);
  await call(learner, contract.submitPracticeAttempt, { params: { id: started.id }, body: {} });
  expect(minutesOf((await startPractice(learner)).body)).toBe(100);
  await set(admin, learner, 0);
  expect(minutesOf((await startContent(learner)).body)).toBe(30);
});

it('is set by administrators, with the last change', async () => {
  const learner = await aUser(db);
  expect((await read(learner, learner)).body).toMatchObject({ percent: 0, lastChange: null });
  const first = await set(admin, learner, 25);
  const lastChange = { at: expect.any(String), by: 'Helena Duarte' };
  expect(first).toMatchObject({ status: 200, body: { id: learner.id, percent: 25, lastChange } });
  const another = await anAdmin(db, { name: 'Paulo Reis' });
  expect((await set(another, learner, 25)).body).toEqual(first.body);
  expect((await set(another, learner, 50)).body.lastChange?.by).toBe('Paulo Reis');
});

it('is a whole number from 0 to 200', async () => {
  const learner = await aUser(db);
  const errorsOf = async (percent: unknown) =>
    (await set(admin, learner, percent as number)).body as object;
  const range = { path: 'percent', message: 'O tempo adicional vai de 0 a 200%' };
  expect(await errorsOf(-1)).toMatchObject({ errors: [range] });
  expect(await errorsOf(201)).toMatchObject({ errors: [range] });
  const whole = { path: 'percent', message: 'Use um número inteiro, sem vírgula' };
  expect(await errorsOf(12.5)).toMatchObject({ errors: [whole] });
  expect(await errorsOf('25')).toMatchObject({ errors: [{ path: 'percent' }] });
  expect((await read(admin, learner)).body.percent).toBe(0);
});

it('is known to administrators and the user only, and never set by a learner', async () => {
  const [learner, other] = [await aUser(db), await aUser(db)];
  await set(admin, learner, 50);
  expect((await set(learner, learner, 200)).status).toBe(403);
  expect((await set(other, learner, 0)).status).toBe(403);
  expect((await read(other, learner)).status).toBe(403);
  expect((await read(learner, learner)).body.percent).toBe(50);
  const own = { params: { id: learner.providerId } };
  expect((await call(learner, users.readUserByProvider, own)).body.extraTimePercent).toBe(50);
  // The audit log would have no entry about it.
  expect((await call(admin, users.readUserByProvider, own)).body.extraTimePercent).toBeNull();
  const { body } = await call(learner, privacy.pageDataReads, { params: { userId: learner.id } });
  expect(body.items.map(({ what }) => what)).toContain('EXTRA_TIME');
});
