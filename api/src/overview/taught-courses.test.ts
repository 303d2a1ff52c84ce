import { linkInstructor } from '@sabia/domain/instructors/instructors.contract.ts';
import * as contract from '@sabia/domain/overview/overview.contract.ts';
import { progressContent } from '@sabia/domain/progress/progress.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { anInstructor } from '../instructors/instructors.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

it('the figures of a course are for the user who teaches the course, and for no other teacher', async () => {
  const [teacher, other] = [await aUser(db), await aUser(db)];
  const link = async (user: { id: string }) => {
    const { id } = await anInstructor(db);
    await call(admin, linkInstructor, { params: { id }, body: { userId: user.id } });
    return id;
  };
  const [own, foreign] = [await link(teacher), await link(other)];
  const course = await aCourse(db, { title: 'Meu curso', instructors: [own] });
  await aCourse(db, { title: 'Curso alheio', instructors: [foreign] });
  time.now = new Date('2026-05-04T13:00:00.000Z');
  const [section] = course.sections;
  const { id: sectionId, contentIds } = assertDefined(section);
  const contentId = assertDefined(contentIds[0]);
  const learner = await aUser(db);
  await call(learner, progressContent, {
    body: { courseId: course.id, userId: learner.id, sectionId, contentId, isCompleted: true },
  });
  const query = { from: '2026-05-04', to: '2026-05-04' };
  const params = { id: course.id };
  const { body } = await call(teacher, contract.readDropOff, { params, query });
  expect(body).toMatchObject({ title: 'Meu curso', enrolments: 1 });
  expect((await call(other, contract.readDropOff, { params, query })).status).toBe(404);
  const listed = { courseId: course.id, title: 'Meu curso', enrolments: 1, completed: 0 };
  expect((await call(teacher, contract.listTaughtCourses, { query })).body).toEqual([listed]);
  // An administrator teaches what an instructor linked with them teaches.
  expect((await call(admin, contract.listTaughtCourses, { query })).body).toEqual([]);
});
