import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import * as certificates from '@sabia/domain/certificates/certificates.contract.ts';
import * as contract from '@sabia/domain/progress/progress.contract.ts';
import { describe, expect, it } from 'vitest';
import { aCourse, type MadeCourse } from '../courses/courses.factory.ts';
import { someQuestions } from '../questions/questions.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aUser } from '../users/users.factory.ts';

const { db, call, time } = await createTestApp();
time.now = new Date('2026-11-18T15:00:00.000Z');

type User = Awaited<ReturnType<typeof aUser>>;

const days = (count: number) => {
  time.now = new Date(time.now.getTime() + count * 86_400_000);
};

const report = (user: User, course: MadeCourse, contentId: string, given: object = {}) =>
  call(user, contract.progressContent, {
    body: {
      courseId: course.id,
      userId: user.id,
      sectionId: course.sections[0]?.id ?? '',
      contentId,
      isCompleted: true,
      ...given,
    },
  });
const of = (user: User, course: MadeCourse) => ({
  params: { courseId: course.id, userId: user.id },
});
const restart = (user: User, course: MadeCourse) =>
  call(user, contract.restartCourse, of(user, course));
const progressOf = async (user: User, course: MadeCourse) =>
  (await call(user, contract.readCourseProgress, of(user, course))).body;
const mine = (user: User) => ({ params: { id: user.id } });

async function completed() {
  const learner = await aUser(db);
  const course = await aCourse(db);
  for (const contentId of course.contentIds) await report(learner, course, contentId);
  return { learner, course };
}

describe('restarting a course', () => {
  it('opens a new round, and keeps the earlier one', async () => {
    const { learner, course } = await completed();
    const { status, body } = await restart(learner, course);
    expect(status).toBe(200);
    expect(body).toMatchObject({ isCompleted: false, completedContentsQtd: 0, percentage: 0 });
    const progress = await progressOf(learner, course);
    expect(progress.sections).toEqual([]);
    expect(progress.rounds).toMatchObject([
      { number: 1, contentsQtd: 2, completedContentsQtd: 2, completedAt: expect.any(String) },
    ]);
  });

  it('keeps certificate, totals and streak', async () => {
    const { learner, course } = await completed();
    days(1);
    await restart(learner, course);
    const listed = await call(learner, certificates.listCertificates, {
      params: { userId: learner.id },
    });
    expect(listed.body).toHaveLength(1);
    expect((await call(learner, contract.readOverview, mine(learner))).body).toMatchObject({
      coursesCompleted: 1,
      contentsCompleted: 2,
      certificates: 1,
      streak: 1,
    });
    expect((await call(learner, contract.countCompletedContents, mine(learner))).body.total).toBe(
      2,
    );
  });

  it('counts a content once in the totals, and each day of study', async () => {
    const { learner, course } = await completed();
    days(1);
    await restart(learner, course);
    await report(learner, course, course.contentIds[0] ?? '');
    expect((await call(learner, contract.countCompletedContents, mine(learner))).body.total).toBe(
      2,
    );
    expect((await call(learner, contract.readStreak, mine(learner))).body.streak).toBe(2);
  });

  it('lets the course be completed again, with the existing certificate', async () => {
    const { learner, course } = await completed();
    await restart(learner, course);
    for (const contentId of course.contentIds) await report(learner, course, contentId);
    const listed = await call(learner, certificates.listCertificates, {
      params: { userId: learner.id },
    });
    expect(listed.body).toHaveLength(1);
    expect((await progressOf(learner, course)).isCompleted).toBe(true);
  });

  it('opens one round for two concurrent requests', async () => {
    const { learner, course } = await completed();
    await Promise.all([restart(learner, course), restart(learner, course)]);
    await restart(learner, course);
    expect((await progressOf(learner, course)).rounds).toHaveLength(1);
  });

  it('requires exams to be passed again', async () => {
    const learner = await aUser(db);
    const course = await aCourse(db, {
      sections: [{ contents: [{ contentType: 'EXAM', title: 'Prova' }] }],
    });
    const [contentId = ''] = course.contentIds;
    await someQuestions(db, { contentId }, 1);
    const pass = async () => {
      const { body: attempt } = await call(learner, attempts.startContentAttempt, {
        params: { contentId },
      });
      const [question] = attempt.questions;
      days(1);
      return report(learner, course, contentId, {
        isCompleted: false,
        isExamSubmitted: true,
        attemptId: attempt.id,
        userQuestionAnswers: [
          {
            questionId: question?.id,
            alternativeId: question?.alternatives[0]?.id,
            timeSpent: 1,
          },
        ],
      });
    };
    await pass();
    await restart(learner, course);
    const claimed = await report(learner, course, contentId);
    expect(claimed.body.contentProgression).toMatchObject({ isCompleted: false, triesQtd: 0 });
    const { body } = await pass();
    expect(body.contentProgression).toMatchObject({ isCompleted: true, triesQtd: 1 });
  });

  it('is refused before the course was started, and for another user', async () => {
    const { learner, course } = await completed();
    const other = await aUser(db);
    expect((await restart(other, course)).status).toBe(404);
    expect((await call(other, contract.restartCourse, of(learner, course))).status).toBe(403);
  });
});

describe('the weekly goal', () => {
  it('is set by the learner, and counts the days of this week', async () => {
    // A Saturday; the week began on Sunday the 15th.
    time.now = new Date('2026-11-14T15:00:00.000Z');
    const learner = await aUser(db);
    const course = await aCourse(db, { sections: [{ contents: 4 }] });
    const [last = '', ...thisWeek] = course.contentIds;
    await report(learner, course, last);
    for (const contentId of thisWeek.slice(0, 2)) {
      days(2);
      await report(learner, course, contentId);
    }
    const read = async () => (await call(learner, contract.readWeeklyGoal, mine(learner))).body;
    expect(await read()).toEqual({ daysPerWeek: null, studiedDays: 2, weekStart: '2026-11-15' });
    const choose = (daysPerWeek: number | null) =>
      call(learner, contract.chooseWeeklyGoal, { ...mine(learner), body: { daysPerWeek } });
    expect((await choose(4)).body).toMatchObject({ daysPerWeek: 4, studiedDays: 2 });
    expect((await choose(5)).body.daysPerWeek).toBe(5);
    expect((await choose(0)).status).toBe(422);
    expect((await choose(8)).body.errors).toEqual([
      { path: 'daysPerWeek', message: 'Valor inválido' },
    ]);
    expect((await choose(null)).body.daysPerWeek).toBeNull();
  });
});
