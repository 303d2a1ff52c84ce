import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/assignments/assignments.contract.ts';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import { changeClass } from '@sabia/domain/classes/classes.contract.ts';
import { deletePracticeExam } from '@sabia/domain/practice-exams/practice-exams.contract.ts';
import { progressContent, restartCourse } from '@sabia/domain/progress/progress.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { setExtraTime } from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { closeOverdueAttempts } from '../attempts/close-overdue-attempts.ts';

const { db, call, time } = await createTestApp();
const clock = (moment: string) => {
  time.now = new Date(moment);
};

/** A class in São Paulo with a practice exam, and the ways to use it. */
async function aGivenExam({ timeLimitMinutes = null as number | null } = {}) {
  clock('2031-03-10T12:00:00.000Z');
  const [teacher, monitor] = [await aUser(db), await aUser(db)];
  const [ana, beto] = [await aUser(db, { name: 'Ana' }), await aUser(db, { name: 'Beto' })];
  const exam = await aPracticeExam(db, { title: 'Simulado 1', questions: 2, timeLimitMinutes });
  const { id } = await aClass(db, {
    teachers: [teacher],
    monitors: [monitor],
    students: [ana, beto],
    title: '3º A',
  });
  const give = (body: object, who = teacher, classId = id) =>
    call(who, contract.createAssignment, {
      params: { id: classId },
      body: { practiceExamId: exam.id, ...body },
    });
  const start = (who: User) =>
    call(who, attempts.startPracticeAttempt, { params: { id: exam.id }, body: {} });
  const submit = (who: User, attemptId: string) =>
    call(who, attempts.submitPracticeAttempt, { params: { id: attemptId }, body: { answers: [] } });
  const studentsOf = async (assignmentId: string, who = teacher) => {
    const reply = await call(who, contract.pageAssignedStudents, { params: { id, assignmentId } });
    return Object.fromEntries(reply.body.items.map(({ name, status }) => [name, status]));
  };
  const own = async (who: User, state: 'TO_DO' | 'OVER' = 'TO_DO') =>
    (await call(who, contract.pageOwnAssignments, { query: { state } })).body.items;
  return { id, exam, teacher, monitor, ana, beto, give, start, submit, studentsOf, own };
}

describe('giving an assignment', () => {
  it('takes wall clock times of the class, and instants', async () => {
    const { give, exam } = await aGivenExam();
    const given = await give({
      opensAt: '2031-03-11T08:00',
      dueAt: '2031-03-15T02:59:00Z',
      late: 'CLOSE',
    });
    expect(given).toMatchObject({
      status: 201,
      body: {
        practiceExamId: exam.id,
        contentId: null,
        title: 'Simulado 1',
        opensAt: '2031-03-11T11:00:00.000Z',
        dueAt: '2031-03-15T02:59:00.000Z',
        late: 'CLOSE',
      },
    });
  });

  it('accepts late work unless it is told to close', async () => {
    const { give } = await aGivenExam();
    expect((await give({})).body).toMatchObject({ late: 'ACCEPT', opensAt: null, dueAt: null });
  });

  it.each([
    ['neither a content nor an exam', { practiceExamId: null }, 'practiceExamId'],
    ['both', { contentId: randomUUID() }, 'practiceExamId'],
    ['an unknown exam', { practiceExamId: randomUUID() }, 'practiceExamId'],
    [
      'a due moment before the opening',
      { opensAt: '2031-03-12T08:00', dueAt: '2031-03-12T08:00' },
      'dueAt',
    ],
    ['no moment', { dueAt: 'sexta' }, 'dueAt'],
    ['an unknown rule', { late: 'MAYBE' }, 'late'],
  ])('refuses %s', async (_name, body, field) => {
    const { give, teacher, id } = await aGivenExam();
    const refused = await give(body);
    expect(refused).toMatchObject({ status: 422 });
    expect(JSON.stringify(refused.body)).toContain(`"${field}"`);
    const page = await call(teacher, contract.pageAssignments, { params: { id } });
    expect(page.body.items).toEqual([]);
  });

  it('refuses an exam that learners do not find', async () => {
    const { give } = await aGivenExam();
    const hidden = await aPracticeExam(db, { isActive: false });
    expect((await give({ practiceExamId: hidden.id })).status).toBe(422);
  });

  it('is for teachers of the class and administrators', async () => {
    const { give, monitor, ana } = await aGivenExam();
    const statuses = [];
    for (const who of [ana, await aUser(db), monitor, await anAdmin(db)])
      statuses.push((await give({}, who)).status);
    expect(statuses).toEqual([404, 404, 403, 201]);
  });

  it('gives the same work once, also of two requests at a time', async () => {
    const { give } = await aGivenExam();
    const both = await Promise.all([give({}), give({})]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('is refused in an archived class', async () => {
    const { give, id } = await aGivenExam();
    await call(await anAdmin(db), changeClass, { params: { id }, body: { isArchived: true } });
    expect((await give({})).body).toMatchObject({ code: 'class_archived' });
  });

  it('is refused beyond 300 assignments', async () => {
    const { give, id } = await aGivenExam();
    const { contentIds } = await aCourse(db, { sections: [{ contents: 300 }] });
    await db.run(sql`
      insert into assignments (class_id, exam_id, exam_kind, late, created_at, updated_at)
      select ${id}, content_id, 'CONTENT', 'ACCEPT', now(), now() from unnest(${contentIds}::uuid[]) content_id`);
    expect(await give({})).toMatchObject({ status: 409, body: { code: 'limit_reached' } });
  });
});

describe('the attempts of a student', () => {
  it('start from the opening to the due moment that closes; others are free', async () => {
    const { give, start, ana } = await aGivenExam();
    await give({ opensAt: '2031-03-11T08:00', dueAt: '2031-03-11T10:00', late: 'CLOSE' });
    expect(await start(ana)).toMatchObject({ status: 409, body: { code: 'exam_not_open' } });
    expect((await start(await aUser(db))).status).toBe(201);
    clock('2031-03-11T11:00:00.000Z');
    const started = await start(ana);
    expect(started).toMatchObject({ status: 201, body: { deadline: '2031-03-11T13:00:00.000Z' } });
  });

  it('do not start after a due moment that closes, and start late where that is accepted', async () => {
    const { give, start, ana, beto, teacher, id } = await aGivenExam();
    const { body } = await give({ dueAt: '2031-03-11T10:00', late: 'CLOSE' });
    clock('2031-03-11T13:00:00.000Z');
    expect(await start(ana)).toMatchObject({ status: 409, body: { code: 'exam_closed' } });
    await call(teacher, contract.changeAssignment, {
      params: { id, assignmentId: body.id },
      body: { late: 'ACCEPT' },
    });
    expect((await start(beto)).body).toMatchObject({ deadline: null });
  });

  it('have the extra time and the extension of the student', async () => {
    const { give, start, ana, beto, teacher, id } = await aGivenExam({ timeLimitMinutes: 60 });
    const { body } = await give({ dueAt: '2031-03-11T10:00', late: 'CLOSE' });
    await call(await anAdmin(db), setExtraTime, { params: ana, body: { percent: 50 } });
    await call(teacher, contract.extendAssignment, {
      params: { id, assignmentId: body.id, userId: beto.id },
      body: { extendedTo: '2031-03-12T10:00' },
    });
    clock('2031-03-11T13:10:00.000Z');
    expect((await start(ana)).body).toMatchObject({ deadline: '2031-03-11T13:30:00.000Z' });
    clock('2031-03-12T12:30:00.000Z');
    expect((await start(beto)).body).toMatchObject({ deadline: '2031-03-12T13:00:00.000Z' });
  });

  it('have the later due moment of two classes', async () => {
    const { give, start, ana } = await aGivenExam();
    const teacher = await aUser(db);
    const other = await aClass(db, { teachers: [teacher], students: [ana] });
    await give({ dueAt: '2031-03-11T10:00', late: 'CLOSE' });
    await give({ dueAt: '2031-03-12T10:00', late: 'CLOSE' }, teacher, other.id);
    clock('2031-03-11T20:00:00.000Z');
    expect((await start(ana)).body).toMatchObject({ deadline: '2031-03-12T13:00:00.000Z' });
  });
});

describe('the states', () => {
  it('follow begin, submission and due moment', async () => {
    const { give, start, submit, studentsOf, own, ana, beto } = await aGivenExam();
    const { body } = await give({ dueAt: '2031-03-11T10:00' });
    expect(await studentsOf(body.id)).toEqual({ Ana: 'NOT_YET', Beto: 'NOT_YET' });
    const { id: anas } = (await start(ana)).body;
    const { id: betos } = (await start(beto)).body;
    expect(await studentsOf(body.id)).toEqual({ Ana: 'BEGUN', Beto: 'BEGUN' });
    expect(await own(ana)).toMatchObject([
      { status: 'BEGUN', title: 'Simulado 1', classes: [{ title: '3º A' }] },
    ]);
    await submit(ana, anas);
    clock('2031-03-11T13:00:01.000Z');
    await submit(beto, betos);
    expect(await studentsOf(body.id)).toEqual({ Ana: 'HANDED_IN', Beto: 'HANDED_IN_LATE' });
    expect(await own(beto)).toEqual([]);
    expect(await own(beto, 'OVER')).toMatchObject([{ status: 'HANDED_IN_LATE' }]);
  });

  it('are counted, filtered and paged', async () => {
    const { id, give, start, ana, teacher } = await aGivenExam();
    const { body } = await give({});
    await start(ana);
    const params = { id, assignmentId: body.id };
    const begun = await call(teacher, contract.pageAssignedStudents, {
      params,
      query: { status: 'BEGUN' },
    });
    expect(begun.body).toMatchObject({
      total: 1,
      items: [{ name: 'Ana', begunAt: '2031-03-10T12:00:00.000Z' }],
      counts: { NOT_YET: 1, BEGUN: 1, HANDED_IN: 0, HANDED_IN_LATE: 0, MISSED: 0 },
    });
  });

  it('an attempt that the due moment ends is handed in, and what was not begun is missed', async () => {
    const { give, start, studentsOf, own, ana, beto } = await aGivenExam();
    const { body } = await give({ dueAt: '2031-03-11T10:00', late: 'CLOSE' });
    await start(ana);
    clock('2031-03-11T13:30:00.000Z');
    await closeOverdueAttempts(db, { now: time.now });
    expect(await studentsOf(body.id)).toEqual({ Ana: 'HANDED_IN', Beto: 'MISSED' });
    expect(await own(beto, 'OVER')).toMatchObject([{ status: 'MISSED' }]);
  });

  it('attempts before the opening do not count', async () => {
    const { give, start, submit, studentsOf, ana, teacher, id } = await aGivenExam();
    const { id: attemptId } = (await start(ana)).body;
    await submit(ana, attemptId);
    const { body } = await give({});
    expect(await studentsOf(body.id)).toMatchObject({ Ana: 'HANDED_IN' });
    await call(teacher, contract.changeAssignment, {
      params: { id, assignmentId: body.id },
      body: { opensAt: '2031-03-11T08:00' },
    });
    expect(await studentsOf(body.id)).toMatchObject({ Ana: 'NOT_YET' });
  });

  it('of a content follow its completion, which outlives another round of the course', async () => {
    const { id, teacher, ana, own } = await aGivenExam();
    const course = await aCourse(db, { sections: [{ isFreemium: true, contents: 2 }] });
    const contentId = assertDefined(course.contentIds[0]);
    const given = await call(teacher, contract.createAssignment, {
      params: { id },
      body: { contentId },
    });
    expect(given.body).toMatchObject({ courseTitle: 'Planilhas do zero', practiceExamId: null });
    const complete = (of: string) =>
      call(ana, progressContent, {
        body: {
          courseId: course.id,
          userId: ana.id,
          sectionId: assertDefined(course.sections[0]).id,
          contentId: of,
          isCompleted: true,
        },
      });
    for (const of of course.contentIds) await complete(of);
    expect(await own(ana, 'OVER')).toMatchObject([{ contentId, status: 'HANDED_IN' }]);
    await call(ana, restartCourse, { params: { courseId: course.id, userId: ana.id } });
    expect(await own(ana, 'OVER')).toMatchObject([{ contentId, status: 'HANDED_IN' }]);
  });

  it('the due moment of a student with extra time is not told to teachers', async () => {
    const { id, give, teacher, ana } = await aGivenExam({ timeLimitMinutes: 60 });
    await call(await anAdmin(db), setExtraTime, { params: ana, body: { percent: 50 } });
    const { body } = await give({ dueAt: '2031-03-11T10:00', late: 'CLOSE' });
    clock('2031-03-11T13:10:00.000Z');
    const { items } = (
      await call(teacher, contract.pageAssignedStudents, { params: { id, assignmentId: body.id } })
    ).body;
    expect(items.map(({ name, status, extendedTo }) => [name, status, extendedTo])).toEqual([
      ['Ana', 'NOT_YET', null],
      ['Beto', 'MISSED', null],
    ]);
    expect(items[0]).not.toHaveProperty('dueAt');
  });
});

describe('access', () => {
  it('members see the assignments, teachers and monitors the states, others nothing', async () => {
    const { id, give, teacher, monitor, ana } = await aGivenExam();
    const params = { id, assignmentId: (await give({})).body.id };
    const statuses = [];
    for (const who of [teacher, monitor, ana, await aUser(db)])
      statuses.push([
        (await call(who, contract.pageAssignments, { params: { id } })).status,
        (await call(who, contract.readAssignment, { params })).status,
        (await call(who, contract.pageAssignedStudents, { params })).status,
        (await call(who, contract.deleteAssignment, { params: { id, assignmentId: randomUUID() } }))
          .status,
      ]);
    expect(statuses).toEqual([
      [200, 200, 200, 204],
      [200, 200, 200, 403],
      [200, 200, 404, 404],
      [404, 404, 404, 404],
    ]);
  });

  it('an assignment of another class is not found', async () => {
    const { give, teacher } = await aGivenExam();
    const other = await aClass(db, { teachers: [teacher] });
    const params = { id: other.id, assignmentId: (await give({})).body.id };
    expect((await call(teacher, contract.readAssignment, { params })).status).toBe(404);
    expect((await call(teacher, contract.pageAssignedStudents, { params })).status).toBe(404);
    expect(
      (await call(teacher, contract.changeAssignment, { params, body: { late: 'CLOSE' } })).status,
    ).toBe(404);
    await call(teacher, contract.deleteAssignment, { params });
    expect((await give({})).status).toBe(409);
  });

  it('an extension is for present students only, and can be taken back', async () => {
    const { id, give, teacher, ana, monitor } = await aGivenExam();
    const assignmentId = (await give({ dueAt: '2031-03-11T10:00' })).body.id;
    const extend = (userId: string, extendedTo: string | null) =>
      call(teacher, contract.extendAssignment, {
        params: { id, assignmentId, userId },
        body: { extendedTo },
      });
    expect((await extend(monitor.id, '2031-03-12T10:00')).status).toBe(404);
    expect((await extend(ana.id, '2031-03-12T10:00')).body.extendedTo).toBe(
      '2031-03-12T13:00:00.000Z',
    );
    expect((await extend(ana.id, null)).body.extendedTo).toBeNull();
  });
});

it('moments keep their wall clock when the class moves to another zone', async () => {
  const { id, give, teacher } = await aGivenExam();
  await give({ dueAt: '2031-03-11T23:59' });
  await call(await anAdmin(db), changeClass, {
    params: { id },
    body: { timeZone: 'America/Manaus' },
  });
  const { items } = (await call(teacher, contract.pageAssignments, { params: { id } })).body;
  expect(items).toMatchObject([{ dueAt: '2031-03-12T03:59:00.000Z' }]);
});

it('a due moment stays after the opening where the clocks of the new zone skip the opening', async () => {
  const { id, give, teacher } = await aGivenExam();
  // In Santiago the clocks go from midnight to 1:00 on this day.
  await give({ opensAt: '2026-09-06T00:30', dueAt: '2026-09-06T01:10' });
  const moved = await call(await anAdmin(db), changeClass, {
    params: { id },
    body: { timeZone: 'America/Santiago' },
  });
  expect(moved.status).toBe(200);
  const { items } = (await call(teacher, contract.pageAssignments, { params: { id } })).body;
  expect(items).toMatchObject([
    { opensAt: '2026-09-06T04:30:00.000Z', dueAt: '2026-09-06T04:31:00.000Z' },
  ]);
});

it('what is in the bin is in no reply, also for teachers', async () => {
  const { id, give, teacher, exam, own, ana } = await aGivenExam();
  const params = { id, assignmentId: (await give({})).body.id };
  await call(await anAdmin(db), deletePracticeExam, { params: { id: exam.id } });
  expect((await call(teacher, contract.pageAssignments, { params: { id } })).body.items).toEqual(
    [],
  );
  for (const reading of [contract.readAssignment, contract.pageAssignedStudents])
    expect((await call(teacher, reading, { params })).status).toBe(404);
  const change = { params, body: { late: 'CLOSE' } } as const;
  expect((await call(teacher, contract.changeAssignment, change)).status).toBe(404);
  expect(await own(ana)).toEqual([]);
});
