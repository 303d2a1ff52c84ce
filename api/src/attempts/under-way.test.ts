import type { User } from '@sabia/domain/users/user.ts';
import * as contract from '@sabia/domain/attempts/attempts.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aTimedExam } from '../item-response/exam-scores.factory.ts';
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

const underWayAt: [
  string,
  { limits: (number | null)[]; whole?: number },
  string[],
  string | null,
][] = [
  ['in the first area', { limits: [10, 20] }, [], '10:10'],
  ['in an area of an attempt with a limit', { limits: [10, 20], whole: 60 }, [], '10:10'],
  ['in an area that the whole limit ends', { limits: [50, 20], whole: 30 }, [], '10:30'],
  ['in an area without a limit', { limits: [null, 20] }, [], null],
  ['there, with a whole limit', { limits: [null, 20], whole: 60 }, [], '11:00'],
  ['after the time of an area', { limits: [10, 20] }, ['10:11'], null],
  ['there, with a whole limit', { limits: [10, 20], whole: 60 }, ['10:11'], '11:00'],
  ['after an area was finished', { limits: [10, 20] }, ['10:05 finish 1'], null],
  ['there, with a whole limit', { limits: [10, 20], whole: 60 }, ['10:05 finish 1'], '11:00'],
  ['in a middle area', { limits: [10, 20, 5] }, ['10:05 finish 1', '10:06 start 2'], '10:26'],
  ['in the last area', { limits: [10, 20] }, ['10:05 finish 1', '12:00 start 2'], '12:20'],
  ['after the last area', { limits: [10, 20] }, ['10:11 start 2', '10:32'], null],
];

it.each(underWayAt)('of timed areas, %s (%o), it tells the running deadline', async (...state) => {
  const [, { limits, whole }, steps, deadline] = state;
  const clock = (moment: string) => {
    time.now = new Date(`2031-03-10T${moment}:00Z`);
  };
  clock('10:00');
  const exam = await aTimedExam(db, limits, whole ? { timeLimitMinutes: whole } : {});
  const learner = await aUser(db);
  const params = { id: (await start(learner, exam.id)).id };
  for (const step of steps) {
    const [moment = '', action, number] = step.split(' ');
    clock(moment);
    if (action)
      await call(learner, contract.changeAttemptArea, {
        params: { ...params, number: Number(number) },
        body: { state: action === 'start' ? 'STARTED' : 'FINISHED' },
      });
  }
  const told = await toldTo(learner);
  expect(told?.deadline ?? null).toBe(deadline && `2031-03-10T${deadline}:00.000Z`);
  const { body } = await call(learner, contract.readAttempt, { params });
  const isOver = body.deadline !== null && new Date(body.deadline) <= time.now;
  expect(told?.deadline ?? null, 'as the attempt tells it').toBe(isOver ? null : body.deadline);
});
