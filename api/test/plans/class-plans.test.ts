import * as assignments from '@sabia/domain/assignments/assignments.contract.ts';
import * as contract from '@sabia/domain/classes/classes.contract.ts';
import { readAgreement } from '@sabia/domain/essays/agreement.contract.ts';
import { claimEssay } from '@sabia/domain/essays/essays.contract.ts';
import * as notices from '@sabia/domain/class-notices/class-notices.contract.ts';
import {
  changeGradebookRules,
  closeTerm,
  pageMarksOfCell,
  readGradebook,
  readOwnGradebook,
  recordMarks,
} from '@sabia/domain/gradebook/gradebook.contract.ts';
import * as rolls from '@sabia/domain/rolls/rolls.contract.ts';
import { wallClockAt } from '@sabia/domain/wall-clock.ts';
import { beforeAll, expect, it } from 'vitest';
import { idOf } from '../../bench/dataset/ids.ts';
import { loadDataset } from '../../bench/dataset/load-dataset.ts';
import { sizes } from '../../bench/dataset/sizes.ts';
import { anAssignment } from '../../src/assignments/assignments.factory.ts';
import { aClass } from '../../src/classes/classes.factory.ts';
import { aGradebook, gradebookRulesOf } from '../../src/gradebook/gradebook.factory.ts';
import { sql } from '../../src/platform/db/database.ts';
import { anAdmin, aUser } from '../../src/users/users.factory.ts';
import { findUser } from '../../src/users/users.queries.ts';
import { assertDefined } from '../support/assert-defined.ts';
import { recordStatements } from '../support/recorded-statements.ts';
import { unindexed, untilIndexesAreUsed } from '../support/sequential-scans.ts';
import { createTestApp } from '../support/test-app.factory.ts';

// In a school with many classes, a class is read by indexes.

const { db, call, time, databaseUrl } = await createTestApp();
const recorded = recordStatements(db.pool);

/** Tables that grow with the classes and the learners of the school. */
const growing = [
  'classes',
  'class_members',
  'class_codes',
  'class_items',
  'assignments',
  'assignment_extensions',
  'class_notices',
  'gradebook_closings',
  'gradebook_marks',
  'gradebook_rules',
  'roll_marks',
  'users',
  'attempts',
  'course_progressions',
  'content_progressions',
  'data_reads',
];

const dataset = { ...sizes.small, contentProgressions: 5000, users: 300, answers: 2000 };
const admin = await anAdmin(db);
const teacher = await aUser(db);
let school: Awaited<ReturnType<typeof aClass>>;
let given: Awaited<ReturnType<typeof anAssignment>>;

beforeAll(async () => {
  await loadDataset(databaseUrl, dataset, time.now);
  school = await aClass(db, {
    title: 'Turma de planos',
    teachers: [teacher],
    students: [{ id: idOf('user', 0) }],
    items: [{ kind: 'COURSE', targetId: idOf('course', 0) }],
  });
  given = await anAssignment(db, school.id, {
    practiceExamId: idOf('practice exam', 0),
    dueAt: new Date(time.now.getTime() + 86_400_000).toISOString(),
    now: time.now,
  });
  await db.run(sql`
    with made as (
      insert into classes (title, created_at, updated_at)
      select 'Turma ' || number, now(), now() from generate_series(1, 300) number returning id
    ), coded as (
      insert into class_codes (class_id, code, expires_at, uses_limit)
      select id, left(md5(id::text), 8), now(), 1 from made
    ), studied as (
      insert into class_items (class_id, course_id, position)
      select made.id, courses.id, 1 from made
      cross join lateral (select id from courses where made.id is not null order by id limit 3) courses
    ), told as (
      insert into class_notices (class_id, author_id, body, send_at, day, created_at, updated_at)
      select made.id, ${teacher.id}, 'Aviso', date '2020-01-01' + number, date '2020-01-01' + number, now(), now()
      from made cross join generate_series(1, 20) number
    ), ruled as (
      insert into gradebook_rules (class_id, revision, rules, changed_at, changed_by)
      select id, number, '{}', now(), ${teacher.id} from made cross join generate_series(1, 10) number
    ), closed as (
      insert into gradebook_closings (class_id, term, number, is_closed, changed_at, changed_by)
      select id, '1º bimestre', number, false, now(), ${teacher.id} from made cross join generate_series(1, 4) number
    ), marked as (
      insert into gradebook_marks (class_id, user_id, column_id, number, value, marked_at, marked_by)
      select made.id, students.id, 'p' || number, 1, 7, now(), ${teacher.id} from made
      cross join lateral (select id from users where made.id is not null order by id limit 10) students
      cross join generate_series(1, 8) number
    ), called as (
      insert into roll_marks (class_id, day, user_id, state, marked_at, marked_by, received_at)
      select made.id, current_date - number, ${idOf('user', 1)}, 'ABSENT', now(), ${teacher.id}, now()
      from made cross join generate_series(1, 20) number
    )
    insert into class_members (class_id, user_id, role, joined_at)
    select made.id, users.id, 'STUDENT', now() from made
    cross join lateral (select id from users where made.id is not null order by random() limit 10) users`);
  await db.run(sql`
    insert into assignments (class_id, exam_id, exam_kind, due_at, late, created_at, updated_at)
    select id, ${idOf('practice exam', 1)}, 'PRACTICE_EXAM', ${time.now.toISOString()}, 'ACCEPT', now(), now()
    from classes where id <> ${school.id}`);
  await aGradebook(db, school.id, {
    by: teacher,
    marks: [{ userId: idOf('user', 0), columnId: 'p1', value: '8' }],
  });
  await db.pool.query('analyze');
  await untilIndexesAreUsed(db.pool);
}, 120_000);

const student = async () => assertDefined(await findUser(db, idOf('user', 0), time.now));
const ofClass = () => ({ params: { id: school.id } });
const ofRoll = () => ({
  params: {
    id: school.id,
    date: wallClockAt(new Date(school.createdAt), school.timeZone).slice(0, 10),
  },
});
const ofMember = () => ({ params: { id: school.id, userId: idOf('user', 0) } });

const requests: Record<string, () => Promise<{ status: number }>> = {
  'a class for a student': async () => call(await student(), contract.readClass, ofClass()),
  'the own classes': async () => call(await student(), contract.pageOwnClasses),
  'the notices': async () => call(await student(), notices.pageClassNotices, ofClass()),
  'the own notices': async () => call(await student(), notices.pageOwnNotices),
  'a roll call': () =>
    call(teacher, rolls.takeRoll, {
      ...ofRoll(),
      body: [{ userId: idOf('user', 0), state: 'ABSENT' }],
    }),
  'the students of a roll call': () => call(teacher, rolls.readRoll, ofRoll()),
  'the days with a roll call': () => call(teacher, rolls.pageRolls, ofClass()),
  'the attendance': () => call(teacher, rolls.readAttendance, ofClass()),
  'the classmates': async () => call(await student(), contract.pageClassmates, ofClass()),
  'the members': () => call(teacher, contract.pageClassMembers, ofClass()),
  'the grade book': () => call(teacher, readGradebook, ofClass()),
  'the own grade book': async () => call(await student(), readOwnGradebook, ofClass()),
  'marks of a student': () =>
    call(teacher, recordMarks, {
      ...ofClass(),
      body: [{ userId: idOf('user', 0), columnId: 'p1', value: '9' }],
    }),
  'the marks of a cell': () =>
    call(teacher, pageMarksOfCell, { ...ofMember(), query: { columnId: 'p1' } }),
  'a closed term': () => call(teacher, closeTerm, { ...ofClass(), body: { term: '2º bimestre' } }),
  'rules of the grade book': () =>
    call(teacher, changeGradebookRules, { ...ofClass(), body: gradebookRulesOf() }),
  'a member by name': () =>
    call(teacher, contract.pageClassMembers, { ...ofClass(), query: { searchKey: 'maria' } }),
  'the studies of a member': () => call(teacher, contract.readMemberStudies, ofMember()),
  'a class by its title': () =>
    call(admin, contract.pageClasses, { query: { searchKey: 'Turma de planos' } }),
  'the day of a teacher': () => call(teacher, assignments.readTeachingDay),
  'the students of an assignment': () =>
    call(teacher, assignments.pageAssignedStudents, {
      params: { id: school.id, assignmentId: given.id },
    }),
  'the agreement of correctors': () => call(teacher, readAgreement),
  'the next essay': () => call(teacher, claimEssay, { body: {} }),
  'the next essay that a device can keep': () =>
    call(teacher, claimEssay, { body: { isTakenAlong: true, roomForPages: 1_000_000 } }),
  'the class of a code': () =>
    call(admin, contract.previewClassCode, { params: { code: school.code } }),
  joining: async () => call(await aUser(db), contract.joinClass, { body: { code: school.code } }),
  leaving: async () => {
    const { id } = await aClass(db, { students: [{ id: idOf('user', 0) }] });
    return call(await student(), contract.leaveClass, { params: { id } });
  },
  'adding a member': async () =>
    call(admin, contract.addClassMember, {
      ...ofClass(),
      body: { userId: (await aUser(db)).id, role: 'STUDENT' },
    }),
  'removing a member': () => call(teacher, contract.removeClassMember, ofMember()),
  'another code': () => call(teacher, contract.renewClassCode, { ...ofClass(), body: {} }),
  'a change': () => call(admin, contract.changeClass, { ...ofClass(), body: { items: [] } }),
};

it.each(Object.entries(requests))('%s uses indexes only', async (_, request) => {
  recorded.length = 0;
  expect((await request()).status).toBeLessThan(300);
  expect(await unindexed(db.pool, [...recorded], growing)).toEqual([]);
});
