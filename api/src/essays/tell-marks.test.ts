import * as assignments from '@sabia/domain/assignments/assignments.contract.ts';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import { listCorrections } from '@sabia/domain/attempts/corrections.contract.ts';
import { changeClass } from '@sabia/domain/classes/classes.contract.ts';
import * as contract from '@sabia/domain/essays/essays.contract.ts';
import { exportPersonalData } from '@sabia/domain/privacy/privacy.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAssignment } from '../assignments/assignments.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { correcting, levels, type Essay, type User } from './correcting.factory.ts';
import { anEssay } from './essays.factory.ts';
import { tellMarks } from './tell-marks.ts';

const app = await createTestApp();
const { db, call, time } = app;
const { give, read } = correcting(app);
const clock = () => time.now;

const mark = { levels: levels(160), comments: [{ text: 'Uma nota de segredo.' }] };

/** A student of a class with an essay that has one corrector, and the assignment of its exam. */
async function anAssignedEssay() {
  const [teacher, student] = [await aUser(db), await aUser(db)];
  const essay = await anEssay(db, student, { correctors: 1 });
  const { id } = await aClass(db, { teachers: [teacher], students: [student] });
  const { id: assignmentId } = await anAssignment(db, id, {
    practiceExamId: essay.practiceExamId,
    results: 'TOGETHER',
  });
  return { teacher, student, essay, params: { id, assignmentId } };
}

const resultOf = async (student: User, { attemptId }: Essay) =>
  (await call(student, contract.readEssayResults, { params: { id: attemptId } })).body.essays[0];

const gradeOf = async (student: User, { attemptId }: Essay) => {
  const { body } = await call(student, attempts.readAttempt, { params: { id: attemptId } });
  return body.result;
};

const publish = (who: User, params: { id: string; assignmentId: string }) =>
  call(who, assignments.publishResults, { params });

describe('marks that appear together', () => {
  it('are told to the author by no route before the publication, and to the teacher at once', async () => {
    const { teacher, student, essay } = await anAssignedEssay();
    await give(teacher, essay, mark);
    await tellMarks(db, { clock });
    expect(await resultOf(student, essay)).toMatchObject({
      status: 'WITHHELD',
      givenQtd: 1,
      score: null,
      criteria: [],
      explanation: null,
      comments: [],
    });
    expect(await gradeOf(student, essay)).toMatchObject({ awaitingQtd: 1, correctAverage: 0 });
    const { body: own } = await call(student, exportPersonalData);
    expect(JSON.stringify(own)).not.toContain('Uma nota de segredo.');
    expect(await read(teacher, essay)).toMatchObject({ status: 'SETTLED', score: 800 });
  });

  it('appear for all students at one moment, with what follows from their grades', async () => {
    const { teacher, student, essay, params } = await anAssignedEssay();
    await give(teacher, essay, mark);
    expect(await publish(teacher, params)).toMatchObject({
      status: 200,
      body: { results: 'TOGETHER', publishedAt: time.now.toISOString() },
    });
    await tellMarks(db, { clock });
    expect(await resultOf(student, essay)).toMatchObject({
      status: 'SETTLED',
      score: 800,
      comments: [{ text: 'Uma nota de segredo.' }],
    });
    const grade = await gradeOf(student, essay);
    expect(grade).toMatchObject({ correctAverage: 80, isApproved: true });
    expect(grade).not.toHaveProperty('awaitingQtd');
  });

  it('are published once; a later mark is told as it is given', async () => {
    const { teacher, student, essay, params } = await anAssignedEssay();
    const first = await publish(teacher, params);
    time.now = new Date(time.now.getTime() + 60_000);
    expect((await publish(teacher, params)).body).toEqual(first.body);
    await give(teacher, essay, mark);
    expect(await resultOf(student, essay)).toMatchObject({ status: 'SETTLED', score: 800 });
  });

  it('are not published by a monitor, of an assignment that tells each, or of an unknown one', async () => {
    const { teacher, essay, params } = await anAssignedEssay();
    const monitor = await aUser(db);
    const other = await aClass(db, { monitors: [monitor], teachers: [teacher] });
    const each = await anAssignment(db, other.id, { practiceExamId: essay.practiceExamId });
    const ofOther = { id: other.id, assignmentId: each.id };
    expect((await publish(monitor, ofOther)).status).toBe(403);
    expect((await publish(teacher, ofOther)).status).toBe(409);
    expect((await publish(teacher, { ...params, id: other.id })).status).toBe(404);
  });

  it('are not published of an exam that was deleted', async () => {
    const { teacher, essay, params } = await anAssignedEssay();
    await db.run(
      sql`update practice_exams set is_deleted = true where id = ${essay.practiceExamId}`,
    );
    expect((await publish(teacher, params)).status).toBe(404);
    const { publishedAt } = await db.one<{ publishedAt: string | null }>(sql`
      select published_at from assignments where id = ${params.assignmentId}`);
    expect(publishedAt).toBeNull();
  });
});

describe('what ends the wait', () => {
  type Given = Awaited<ReturnType<typeof anAssignedEssay>>;
  it.each<[string, (given: Given) => Promise<unknown>]>([
    [
      'the choice to tell each',
      ({ teacher, params }) =>
        call(teacher, assignments.changeAssignment, { params, body: { results: 'EACH' } }),
    ],
    [
      'the end of the assignment',
      ({ teacher, params }) => call(teacher, assignments.deleteAssignment, { params }),
    ],
    [
      'the archiving of the class',
      async ({ params: { id } }) =>
        call(await anAdmin(db), changeClass, { params: { id }, body: { isArchived: true } }),
    ],
    [
      'a departure',
      ({ student }) =>
        db.run(sql`update class_members set left_at = now() where user_id = ${student.id}`),
    ],
    [
      'another class that tells each',
      async ({ student, essay: { practiceExamId } }) =>
        anAssignment(db, (await aClass(db, { students: [student] })).id, { practiceExamId }),
    ],
  ])('%s', async (_, end) => {
    const given = await anAssignedEssay();
    await give(given.teacher, given.essay, mark);
    await end(given);
    await tellMarks(db, { clock });
    expect(await resultOf(given.student, given.essay)).toMatchObject({ status: 'SETTLED' });
  });

  it('is not another class that waits, too', async () => {
    const given = await anAssignedEssay();
    const { practiceExamId } = given.essay;
    const other = await aClass(db, { students: [given.student] });
    await anAssignment(db, other.id, { practiceExamId, results: 'TOGETHER' });
    await give(given.teacher, given.essay, mark);
    await tellMarks(db, { clock });
    expect(await resultOf(given.student, given.essay)).toMatchObject({ status: 'WITHHELD' });
    await publish(given.teacher, given.params);
    await tellMarks(db, { clock });
    expect(await resultOf(given.student, given.essay)).toMatchObject({ status: 'SETTLED' });
  });
});

it('an administrator who is the author waits, too', async () => {
  const { teacher, essay, student } = await anAssignedEssay();
  await give(teacher, essay, mark);
  await db.run(sql`update users set role = 'ADMIN' where id = ${student.id}`);
  expect(await read(student, essay)).toMatchObject({ status: 'WAITING', score: null, marks: [] });
});

it('the page of the assignment counts essays and those with a mark', async () => {
  const { teacher, essay, params } = await anAssignedEssay();
  const counts = async () =>
    (await call(teacher, assignments.pageAssignedStudents, { params })).body.essays;
  expect(await counts()).toEqual({ handedInQtd: 1, correctedQtd: 0 });
  await give(teacher, essay, mark);
  expect(await counts()).toEqual({ handedInQtd: 1, correctedQtd: 1 });
});

it('a withheld mark is in the list of corrected answers, and waits for nobody', async () => {
  const { teacher, essay } = await anAssignedEssay();
  await give(teacher, essay, mark);
  const admin = await anAdmin(db);
  const listed = async (status: 'AWAITING' | 'CORRECTED') =>
    (
      await call(admin, listCorrections, {
        query: { status, practiceExamId: essay.practiceExamId },
      })
    ).body.total;
  expect([await listed('AWAITING'), await listed('CORRECTED')]).toEqual([0, 1]);
});
