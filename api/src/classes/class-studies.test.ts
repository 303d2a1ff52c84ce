import { randomUUID } from 'node:crypto';
import {
  startPracticeAttempt,
  submitPracticeAttempt,
} from '@sabia/domain/attempts/attempts.contract.ts';
import * as contract from '@sabia/domain/classes/classes.contract.ts';
import { pageDataReads } from '@sabia/domain/privacy/privacy.contract.ts';
import { progressContent, startCourse } from '@sabia/domain/progress/progress.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { changeUser } from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { someAnswers } from '../attempts/attempts.factory.ts';
import { aCourse, type MadeCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { aUser } from '../users/users.factory.ts';
import { aClass } from './classes.factory.ts';

const { db, call, time } = await createTestApp();

const complete = (user: User, course: MadeCourse, contentId: string | undefined) =>
  call(user, progressContent, {
    body: {
      courseId: course.id,
      userId: user.id,
      sectionId: assertDefined(course.sections[0]).id,
      contentId: assertDefined(contentId),
      isCompleted: true,
    },
  });

async function take(user: User, exam: { id: string }): Promise<string> {
  const started = (await call(user, startPracticeAttempt, { params: exam })).body;
  await call(user, submitPracticeAttempt, {
    params: { id: started.id },
    body: { answers: someAnswers(started, [0]) },
  });
  return started.id;
}

/** A class that studies a course, and a trail with another course and an exam; and a student with a secret or two. */
async function aStudiedClass() {
  const [course, ofTrail, outside] = [
    await aCourse(db, { title: 'Biologia', sections: [{ contents: 4 }] }),
    await aCourse(db, { title: 'Física', sections: [{ contents: 1 }] }),
    await aCourse(db, { title: 'Fora', sections: [{ contents: 1 }] }),
  ];
  const exam = await aPracticeExam(db, { title: 'Simulado', questions: 2 });
  const other = await aPracticeExam(db, { title: 'Outro simulado', questions: 2 });
  const trail = await aTrail(db, {
    title: 'Ciências',
    contents: [
      { kind: 'course', targetId: ofTrail.id },
      { kind: 'practice-exam', targetId: exam.id },
    ],
  });
  const student = await aUser(db, { name: 'Ana dos Santos' });
  const teacher = await aUser(db, { name: 'Rita Lobo' });
  const monitor = await aUser(db, { name: 'Beto Lima' });
  await call(student, changeUser, {
    params: { id: student.id },
    body: { phone: '81987654321', cpf: '52998224725' },
  });
  const { id } = await aClass(db, {
    title: '3º A',
    students: [student],
    teachers: [teacher],
    monitors: [monitor],
    items: [
      { kind: 'COURSE', targetId: course.id },
      { kind: 'TRAIL', targetId: trail.id },
    ],
  });
  return { id, course, ofTrail, outside, exam, other, trail, student, teacher, monitor };
}

const studiesOf = (who: User, id: string, { id: userId }: User) =>
  call(who, contract.readMemberStudies, { params: { id, userId } });
const members = (who: User, id: string, query = {}) =>
  call(who, contract.pageClassMembers, { params: { id }, query });
const readsOf = async (user: User) =>
  (await call(user, pageDataReads, { params: { userId: user.id } })).body.items.map(
    ({ what, by, classTitle }) => `${what} ${by.name} ${classTitle ?? ''}`,
  );

it('a teacher and a monitor see the progress and marks of members in what the class studies', async () => {
  const { id, course, ofTrail, outside, exam, other, trail, student, teacher, monitor } =
    await aStudiedClass();
  await complete(student, course, course.contentIds[0]);
  await complete(student, outside, outside.contentIds[0]);
  const attemptId = await take(student, exam);
  await take(student, other);
  for (const who of [teacher, monitor]) {
    const { body } = await studiesOf(who, id, student);
    expect(body).toMatchObject({
      userId: student.id,
      name: 'Ana dos Santos',
      role: 'STUDENT',
      courses: [
        {
          courseId: course.id,
          title: 'Biologia',
          contentsQtd: 4,
          completedContentsQtd: 1,
          percentage: 25,
          completedAt: null,
        },
        { courseId: ofTrail.id, percentage: 0, startedAt: null, lastStudiedAt: null },
      ],
      trails: [{ trailId: trail.id, title: 'Ciências' }],
      attempts: [
        { id: attemptId, examId: exam.id, title: 'Simulado', number: 1, courseTitle: null },
      ],
    });
    expect(assertDefined(body.attempts[0]).correctAverage).toEqual(expect.any(Number));
    const text = JSON.stringify([body, (await members(who, id)).body]);
    for (const secret of [student.email, '81987654321', '52998224725', 'Fora', 'Outro simulado'])
      expect(text).not.toContain(secret);
  }
  const listed = (await members(teacher, id, { role: 'STUDENT' })).body.items;
  expect(listed).toMatchObject([{ userId: student.id, percentage: 20, attemptsQtd: 1 }]);
  expect(assertDefined(listed[0]).lastStudiedAt).not.toBeNull();
});

it('shows nothing of people who are not in the class, or no more', async () => {
  const { id, student, teacher } = await aStudiedClass();
  const stranger = await aUser(db);
  expect((await studiesOf(teacher, id, stranger)).status).toBe(404);
  await call(student, contract.leaveClass, { params: { id } });
  expect((await studiesOf(teacher, id, student)).status).toBe(404);
  expect((await members(teacher, id)).body.items.map(({ userId }) => userId)).not.toContain(
    student.id,
  );
  expect((await studiesOf(teacher, randomUUID(), student)).status).toBe(404);
});

it('a class without contents has no percentage', async () => {
  const [student, teacher] = [await aUser(db), await aUser(db)];
  const { id } = await aClass(db, { students: [student], teachers: [teacher] });
  const { body } = await members(teacher, id);
  expect(body.items).toMatchObject([
    { percentage: null, lastStudiedAt: null, attemptsQtd: 0 },
    { percentage: null },
  ]);
});

it('members are found by name and sorted', async () => {
  const teacher = await aUser(db, { name: 'Zélia Costa' });
  const students = [
    await aUser(db, { name: 'Álvaro Dias' }),
    await aUser(db, { name: 'Bia Reis' }),
  ];
  const { id } = await aClass(db, { teachers: [teacher], students });
  const names = async (query: object) =>
    (await members(teacher, id, query)).body.items.map(({ name }) => name);
  expect(await names({})).toEqual(['Álvaro Dias', 'Bia Reis', 'Zélia Costa']);
  expect(await names({ field: 'name', criteria: 'desc', limit: 1 })).toEqual(['Zélia Costa']);
  expect(await names({ searchKey: 'alvaro' })).toEqual(['Álvaro Dias']);
  expect(await names({ searchKey: students[0]?.email })).toEqual([]);
});

it('a person is told once a day and class of the looks of a teacher', async () => {
  const { id, student, teacher, monitor } = await aStudiedClass();
  const now = time.now;
  await Promise.all([
    ...Array.from({ length: 5 }, () => studiesOf(teacher, id, student)),
    ...Array.from({ length: 5 }, () => members(teacher, id)),
  ]);
  expect(await readsOf(student)).toEqual(['CLASS Rita Lobo 3º A']);
  const late = await aUser(db, { name: 'Caio Melo' });
  await aClass(db, { title: 'Outra', students: [student], teachers: [teacher] });
  expect(await readsOf(late)).toEqual([]);
  await members(monitor, id);
  expect(await readsOf(student)).toEqual(['CLASS Beto Lima 3º A', 'CLASS Rita Lobo 3º A']);
  time.now = new Date(now.getTime() + 86_400_000);
  await studiesOf(teacher, id, student);
  expect(await readsOf(student)).toHaveLength(3);
  time.now = now;
});

it('a person who is shown later on a day is told as well', async () => {
  const [student, late, teacher] = [await aUser(db), await aUser(db), await aUser(db)];
  const { id, code } = await aClass(db, { students: [student], teachers: [teacher] });
  await studiesOf(teacher, id, student);
  await call(late, contract.joinClass, { body: { code } });
  expect(await readsOf(late)).toEqual([]);
  await members(teacher, id);
  expect(await readsOf(late)).toHaveLength(1);
  expect(await readsOf(student)).toHaveLength(1);
});

it('a course that a member has begun says since when', async () => {
  const { id, course, student, teacher } = await aStudiedClass();
  await call(student, startCourse, { body: { courseId: course.id, userId: student.id } });
  const [begun] = (await studiesOf(teacher, id, student)).body.courses;
  expect(begun).toMatchObject({ courseId: course.id, completedContentsQtd: 0, percentage: 0 });
  expect(assertDefined(begun).startedAt).not.toBeNull();
});
