import { randomUUID } from 'node:crypto';
import { startPracticeAttempt } from '@sabia/domain/attempts/attempts.contract.ts';
import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as lives from '@sabia/domain/lives/lives.contract.ts';
import * as practiceExams from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import * as trails from '@sabia/domain/trails/trails.contract.ts';
import { expect, it } from 'vitest';
import { aCourse } from '../src/courses/courses.factory.ts';
import { aLive } from '../src/lives/lives.factory.ts';
import { aPracticeExam } from '../src/practice-exams/practice-exams.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';
import { aTrail } from '../src/trails/trails.factory.ts';
import { anAdmin, aUser } from '../src/users/users.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);
const [ana, bia] = [await aUser(db), await aUser(db)];

const nobody = {
  learnersQtd: 0,
  certificatesQtd: 0,
  triesQtd: 0,
  remindersQtd: 0,
  trails: [],
  mockExams: [],
};

async function complete(course: Awaited<ReturnType<typeof aCourse>>, userId: string) {
  for (const section of course.sections) {
    for (const contentId of section.contentIds) {
      const body = {
        courseId: course.id,
        sectionId: section.id,
        contentId,
        userId,
        isCompleted: true,
      };
      await call(admin, progress.progressContent, { body });
    }
  }
}

it('of a course: its learners, certificates and trails', async () => {
  const course = await aCourse(db);
  const usage = async () =>
    (await call(admin, courses.readCourseUsage, { params: { id: course.id } })).body;
  expect(await usage()).toEqual(nobody);
  await call(ana, progress.startCourse, { body: { courseId: course.id, userId: ana.id } });
  await complete(course, bia.id);
  const contents = [{ kind: 'course', targetId: course.id }] as const;
  const trail = await aTrail(db, { title: 'Do zero', contents: [...contents] });
  const deleted = await aTrail(db, { contents: [...contents] });
  await call(admin, trails.deleteTrail, { params: { id: deleted.id } });
  expect(await usage()).toEqual({
    ...nobody,
    learnersQtd: 2,
    certificatesQtd: 1,
    trails: [{ id: trail.id, title: 'Do zero' }],
  });
});

it('of a trail: its learners and certificates', async () => {
  const course = await aCourse(db);
  const trail = await aTrail(db, { contents: [{ kind: 'course', targetId: course.id }] });
  const usage = async () =>
    (await call(admin, trails.readTrailUsage, { params: { id: trail.id } })).body;
  expect(await usage()).toEqual(nobody);
  await complete(course, ana.id);
  expect(await usage()).toEqual({ ...nobody, learnersQtd: 1, certificatesQtd: 1 });
});

it('of a live: users who watched it or want a reminder, each once', async () => {
  const live = await aLive(db, { startsAt: new Date(Date.now() + 86_400_000).toISOString() });
  const params = { id: live.id };
  const usage = async () => (await call(admin, lives.readLiveUsage, { params })).body;
  expect(await usage()).toEqual(nobody);
  for (const who of [ana, bia]) await call(who, lives.requestReminder, { params });
  expect(await usage()).toEqual({ ...nobody, learnersQtd: 2, remindersQtd: 2 });
});

it('of a practice exam: its learners and attempts', async () => {
  const exam = await aPracticeExam(db);
  const params = { id: exam.id };
  const usage = async () =>
    (await call(admin, practiceExams.readPracticeExamUsage, { params })).body;
  expect(await usage()).toEqual(nobody);
  await call(ana, startPracticeAttempt, { params });
  expect(await usage()).toEqual({ ...nobody, learnersQtd: 1, triesQtd: 1 });
});

it.each([
  courses.readCourseUsage,
  trails.readTrailUsage,
  lives.readLiveUsage,
  practiceExams.readPracticeExamUsage,
])('$route of what is not there is a 404', async (operation) => {
  expect((await call(admin, operation, { params: { id: randomUUID() } })).status).toBe(404);
});
