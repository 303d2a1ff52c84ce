import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as lives from '@sabia/domain/lives/lives.contract.ts';
import type { AnswerOf, Operation } from '@sabia/domain/operation.ts';
import { methodOf, pathOf } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as trails from '@sabia/domain/trails/trails.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { type ImpersonatedRole, impersonatedRoles } from '@sabia/domain/users/impersonation.ts';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../src/courses/courses.factory.ts';
import { aLive } from '../src/lives/lives.factory.ts';
import { aPracticeExam } from '../src/practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../src/questions/questions.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';
import { sql } from '../src/platform/db/database.ts';
import { aTrail } from '../src/trails/trails.factory.ts';
import { anAdmin, aUser } from '../src/users/users.factory.ts';

// An impersonating administrator gets the answers of a visitor, learner or subscriber, and can write nothing.

const { app, db, tokenOf } = await createTestApp();
const admin = await anAdmin(db);
const learner = await aUser(db);

const secret = 'só-para-assinantes';
const parts = [
  { title: 'Aberta', isFreemium: true, contents: [{ contentType: 'QUICK_QUESTION' as const }] },
  {
    title: 'Fechada',
    contents: [
      { pageContent: `<p>${secret}</p>` },
      { contentType: 'VIDEO' as const, videoUrl: `https://example.com/${secret}.mp4` },
    ],
  },
  { title: 'Inativa', isActive: false },
];
const aDraft = (paymentType: 'PAID' | 'FREE' | 'FREEMIUM') =>
  aCourse(db, { paymentType, isActive: false, sections: structuredClone(parts) });
const [paid, freemium] = [await aDraft('PAID'), await aDraft('FREEMIUM')];
for (const { contentIds } of [paid, freemium]) {
  await someQuestions(db, { contentId: contentIds[0] ?? '' }, [{ explanation: '<p>gabarito</p>' }]);
}

/** Calls an operation with the impersonation header. */
async function ask<O extends Operation>(
  who: { providerId: string },
  as: string,
  operation: O,
  { id, body }: { id?: string; body?: object } = {},
) {
  const response = await app.inject({
    method: methodOf(operation),
    url: `/v1${pathOf(operation).replace(/\{\w+\}/, id ?? '')}`,
    headers: { authorization: `Bearer ${await tokenOf(who)}`, 'view-as': as },
    ...(body && { payload: body }),
  });
  return {
    status: response.statusCode,
    text: response.body,
    body: response.json<AnswerOf<O> & { code: string }>(),
  };
}

describe('an inactive course', () => {
  const open = (as: ImpersonatedRole, { id }: { id: string }) =>
    ask(admin, as, courses.readCourse, { id });

  it('is refused to a learner if it is paid', async () => {
    const { status, body, text } = await open('LEARNER', paid);
    expect([status, body.code]).toEqual([403, 'subscription_required']);
    expect(text).not.toContain(secret);
  });

  it('shows its open sections to a learner if it is freemium; the others have no body', async () => {
    const { status, body, text } = await open('LEARNER', freemium);
    expect(status).toBe(200);
    expect(text).not.toContain(secret);
    expect(body.hasFullAccess).toBe(false);
    expect(body.sections.map(({ title, isLocked }) => [title, isLocked])).toEqual([
      ['Aberta', false],
      ['Fechada', true],
    ]);
  });

  it('is open to a subscriber, without the answer key and inactive parts', async () => {
    const { status, body, text } = await open('SUBSCRIBER', paid);
    expect(status).toBe(200);
    expect(text).toContain(secret);
    expect(text).not.toContain('gabarito');
    expect(text).not.toContain('"isCorrect"');
    expect(body.sections.map(({ title }) => title)).toEqual(['Aberta', 'Fechada']);
  });

  it('has only its preview for a visitor', async () => {
    expect((await open('VISITOR', freemium)).status).toBe(401);
    const { status, body, text } = await ask(admin, 'VISITOR', courses.previewCourse, {
      id: paid.slug,
    });
    expect(status).toBe(200);
    expect(body.sections).toHaveLength(2);
    expect(text).not.toContain(secret);
  });

  it('is complete without the header, or with an unknown value', async () => {
    for (const as of ['', 'ADMIN', 'learner']) {
      const { body, text } = await ask(admin, as, courses.readCourse, { id: paid.id });
      expect(text).toContain('gabarito');
      expect(body.sections).toHaveLength(3);
    }
  });
});

it('shows other inactive entities as learners would see them', async () => {
  const trail = await aTrail(db, { isActive: false });
  const live = await aLive(db, { isActive: false });
  const exam = await aPracticeExam(db, { isActive: false, paymentType: 'PAID' });
  const status = async (as: ImpersonatedRole, operation: Operation, { id }: { id: string }) =>
    (await ask(admin, as, operation, { id })).status;
  expect(await status('LEARNER', trails.readTrail, trail)).toBe(200);
  expect(await status('LEARNER', lives.readLive, live)).toBe(200);
  expect(await status('LEARNER', practiceExams.readPracticeExam, exam)).toBe(403);
  expect(await status('VISITOR', practiceExams.readPracticeExam, exam)).toBe(401);
  const taken = await ask(admin, 'SUBSCRIBER', practiceExams.readPracticeExam, exam);
  expect(taken.status).toBe(200);
  expect(taken.text).not.toContain('"isCorrect"');
});

it.each([
  ['LEARNER', false],
  ['SUBSCRIBER', true],
] as const)('tells the administrator that they are a %s', async (as, hasActiveSubscription) => {
  const { body } = await ask(admin, as, users.readUserByProvider, { id: admin.providerId });
  expect(body).toMatchObject({
    id: admin.id,
    isAdmin: false,
    role: 'LEARNER',
    hasActiveSubscription,
  });
  expect((await ask(admin, as, courses.pageCoursesForAdmin)).status).toBe(403);
});

const writes = (Object.entries(operations) as [string, Operation][]).filter(
  ([, operation]) => methodOf(operation) !== 'GET',
);

it.each(writes)('%s writes nothing', async (_name, operation) => {
  for (const as of impersonatedRoles) {
    const { status, body } = await ask(admin, as, operation, { id: freemium.id, body: {} });
    expect([status, body.code]).toEqual([403, 'only_viewing']);
  }
});

it('ignores the header of a learner', async () => {
  const open = await aCourse(db, { paymentType: 'PAID' });
  const { status } = await ask(learner, 'SUBSCRIBER', courses.readCourse, { id: open.id });
  expect(status).toBe(403);
  const draft = await ask(learner, 'SUBSCRIBER', courses.readCourse, { id: paid.id });
  expect(draft.status).toBe(404);
  const free = await aCourse(db);
  const body = { courseId: free.id, userId: learner.id };
  expect((await ask(learner, 'VISITOR', operations.startCourse, { body })).status).toBe(201);
  const { started } = await db.one<{ started: number }>(sql`
    select count(*) as started from course_progressions where user_id = ${learner.id}`);
  expect(started).toBe(1);
});
