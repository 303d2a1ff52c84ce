import type { User } from '@sabia/domain/users/user.ts';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { db, call, time } = await createTestApp();

const start = async (learner: User, id: string) =>
  (await call(learner, contract.startPracticeAttempt, { params: { id } })).body;

const toldTo = async (reader: User, learner = reader) => {
  const params = { id: learner.providerId };
  return (await call(reader, users.readUserByProvider, { params })).body.attemptUnderWay;
};

it('the profile tells the attempt whose deadline comes first, until its time is over', async () => {
  const [long, short, untimed] = [
    await aPracticeExam(db, { title: 'Segundo dia', timeLimitMinutes: 300 }),
    await aPracticeExam(db, { title: 'Simulado curto', timeLimitMinutes: 30 }),
    await aPracticeExam(db),
  ];
  const learner = await aUser(db);
  await start(learner, untimed.id);
  expect(await toldTo(learner)).toBeNull();
  const { id: longId } = await start(learner, long.id);
  expect(await toldTo(learner)).toMatchObject({ id: longId, title: 'Segundo dia' });
  const attempt = await start(learner, short.id);
  expect(await toldTo(learner)).toEqual({
    id: attempt.id,
    title: 'Simulado curto',
    deadline: attempt.deadline,
    practiceExamId: short.id,
    isLeveling: false,
    contentId: null,
    courseSlug: null,
  });
  time.now = new Date(time.now.getTime() + 31 * 60_000);
  expect(await toldTo(learner)).toMatchObject({ id: longId });
  await call(learner, contract.submitPracticeAttempt, { params: { id: longId }, body: {} });
  expect(await toldTo(learner)).toBeNull();
});

it('an exam of a course is told with the address of its course, and to its learner only', async () => {
  const course = await aCourse(db, {
    sections: [{ isFreemium: true, contents: [{ contentType: 'EXAM', timeLimitMinutes: 30 }] }],
  });
  const contentId = course.contentIds[0] ?? '';
  await someQuestions(db, { contentId }, 2);
  const learner = await aUser(db);
  await call(learner, contract.startContentAttempt, { params: { contentId } });
  expect(await toldTo(learner)).toMatchObject({
    contentId,
    courseSlug: course.slug,
    practiceExamId: null,
  });
  const admin = await anAdmin(db);
  expect(await toldTo(admin, learner)).toBeNull();
  await call(admin, courses.deleteContent, { params: { id: contentId } });
  expect(await toldTo(learner), 'its page is gone').toBeNull();
});
