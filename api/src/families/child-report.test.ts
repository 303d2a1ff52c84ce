import * as contract from '@sabia/domain/families/families.contract.ts';
import { closeTerm } from '@sabia/domain/gradebook/gradebook.contract.ts';
import * as progress from '@sabia/domain/progress/progress.contract.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { recordStatements } from '../../test/support/recorded-statements.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAssignment } from '../assignments/assignments.factory.ts';
import { aClassNotice } from '../class-notices/class-notices.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { aCourse } from '../courses/courses.factory.ts';
import { aMarkedEssay } from '../essays/essays.factory.ts';
import { aGradebook } from '../gradebook/gradebook.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { aFamily } from '../privacy/guardians.factory.ts';
import { aRoll } from '../rolls/rolls.factory.ts';
import { aUser } from '../users/users.factory.ts';

const { db, call, time } = await createTestApp();
const statements = recordStatements(db.pool);
// A Monday.
const noon = new Date('2026-11-30T15:00:00.000Z');
beforeEach(() => {
  time.now = noon;
});

/** A child in a class with a teacher and another student. */
async function aStudyingChild(now = new Date('2026-11-02T12:00:00.000Z')) {
  const { child, guardian } = await aFamily(db, { child: { name: 'Ana Prado' } });
  const [teacher, other] = [await aUser(db, { name: 'Rita Lobo' }), await aUser(db)];
  const schoolClass = await aClass(db, { teachers: [teacher], students: [child, other], now });
  const read = async () => {
    const { status, body } = await call(guardian, contract.readChild, {
      params: { userId: child.id },
    });
    expect(status).toBe(200);
    return body;
  };
  return { child, guardian, teacher, other, classId: schoolClass.id, read };
}

it('is read by three statements, whatever there is', async () => {
  const { read, classId, child, teacher } = await aStudyingChild();
  await anAssignment(db, classId, { practiceExamId: (await aPracticeExam(db)).id });
  await aRoll(
    db,
    classId,
    { [child.id]: 'ABSENT' },
    { by: teacher, date: '2026-11-10', now: noon },
  );
  statements.length = 0;
  await read();
  const own = statements.filter(({ name, text }) => name && !/where provider_id = /.test(text));
  expect(own).toHaveLength(3);
});

it('is refused by one statement, before anything is read', async () => {
  const [{ guardian }, { child }] = [await aStudyingChild(), await aStudyingChild()];
  statements.length = 0;
  const answer = await call(guardian, contract.readChild, { params: { userId: child.id } });
  expect(answer.status).toBe(404);
  const own = statements.filter(({ name, text }) => name && !/where provider_id = /.test(text));
  expect(own).toHaveLength(1);
});

describe('due work', () => {
  it('is what the classes want, without what the student did', async () => {
    const { read, classId } = await aStudyingChild();
    const { id: practiceExamId } = await aPracticeExam(db, { title: 'Simulado de novembro' });
    await anAssignment(db, classId, { practiceExamId, dueAt: '2026-12-03T23:59' });
    const { toDo, toDoQtd } = await read();
    expect(toDoQtd).toBe(1);
    expect(toDo).toEqual([
      {
        title: 'Simulado de novembro',
        courseTitle: null,
        timeZone: 'America/Sao_Paulo',
        opensAt: null,
        dueAt: '2026-12-04T02:59:00.000Z',
        late: 'ACCEPT',
        classTitles: ['3º A'],
      },
    ]);
  });
});

describe('a class', () => {
  it('tells the attendance of the child alone', async () => {
    const { read, classId, child, other, teacher } = await aStudyingChild();
    const states = ['PRESENT', 'LATE', 'ABSENT', 'JUSTIFIED'] as const;
    for (const [at, state] of states.entries())
      await aRoll(
        db,
        classId,
        { [child.id]: state, [other.id]: 'PRESENT' },
        { by: teacher, date: `2026-11-0${at + 3}`, now: noon },
      );
    expect((await read()).classes).toMatchObject([
      {
        id: classId,
        attendance: {
          takenQtd: 4,
          absencesQtd: 2,
          justifiedQtd: 1,
          latesQtd: 1,
          percentage: 50,
          isBelow: true,
          leastPercentage: 75,
        },
      },
    ]);
  });

  it('tells the marks as the student sees them: of closed terms, and none of others', async () => {
    const { read, classId, child, other, teacher } = await aStudyingChild();
    await aGradebook(db, classId, {
      by: teacher,
      marks: [
        { userId: child.id, columnId: 'p1', value: '8.0' },
        { userId: child.id, columnId: 't1', value: '6.5' },
        { userId: child.id, columnId: 'p2', value: '1.23' },
        { userId: other.id, columnId: 'p1', value: '9.87' },
      ],
    });
    expect((await read()).classes[0]?.marks.terms).toMatchObject([
      { result: null },
      { result: null },
    ]);
    await call(teacher, closeTerm, { params: { id: classId }, body: { term: '1º bimestre' } });
    const report = await read();
    expect(report.classes[0]?.marks).toMatchObject({
      terms: [
        { term: '1º bimestre', isClosed: true, result: { value: '7.5' } },
        { term: '2º bimestre', isClosed: false, result: null },
      ],
      final: null,
    });
    const text = JSON.stringify(report);
    for (const hidden of ['1.23', '1,23', '9.87', '9,87']) expect(text).not.toContain(hidden);
  });

  it('that is archived, or that the child has left, is not shown', async () => {
    const { read, classId, child } = await aStudyingChild();
    await aClass(db, { title: 'Antiga', students: [child] });
    await db.run(sql`update classes set archived_at = now() where title = 'Antiga'`);
    expect((await read()).classes.map(({ id }) => id)).toEqual([classId]);
    await db.run(sql`update class_members set left_at = now() where user_id = ${child.id}`);
    expect((await read()).classes).toEqual([]);
  });
});

it('tells the minutes of four weeks by the days of São Paulo', async () => {
  const { child, read } = await aStudyingChild();
  const course = await aCourse(db, { sections: [{ contents: 3 }] });
  const sectionId = assertDefined(course.sections[0]).id;
  await db.run(sql`update contents set duration_seconds = 600 where section_id = ${sectionId}`);
  const study = async (at: number, moment: string) => {
    time.now = new Date(moment);
    const contentId = assertDefined(course.contentIds[at]);
    const body = { courseId: course.id, userId: child.id, sectionId, contentId, isCompleted: true };
    expect((await call(child, progress.progressContent, { body })).status).toBeLessThan(300);
  };
  // Saturday evening in São Paulo, which is Sunday in UTC; then Sunday and Monday.
  await study(0, '2026-11-29T01:00:00.000Z');
  await study(1, '2026-11-29T15:00:00.000Z');
  await study(2, '2026-11-30T14:00:00.000Z');
  time.now = noon;
  expect((await read()).weeks).toEqual([
    { from: '2026-11-29', minutes: 20, days: 2 },
    { from: '2026-11-22', minutes: 10, days: 1 },
    { from: '2026-11-15', minutes: 0, days: 0 },
    { from: '2026-11-08', minutes: 0, days: 0 },
  ]);
});

describe('adults who wrote', () => {
  it('are named with number and moment, without their words and without the essay', async () => {
    const { child, classId, teacher, read } = await aStudyingChild();
    const sent = (body: string, now: Date) =>
      aClassNotice(db, classId, { author: teacher, body, now });
    await sent('Prova na sexta.', new Date('2026-11-20T12:00:00.000Z'));
    await sent('Tragam caneta.', new Date('2026-11-25T12:00:00.000Z'));
    await aClassNotice(db, classId, { author: teacher, sendAt: '2190-03-11T08:00', now: noon });
    const corrector = await aUser(db, { name: 'Igor Melo' });
    await aMarkedEssay(db, child, corrector);
    const report = await read();
    expect(report.adults).toContainEqual({
      kind: 'NOTICE',
      name: 'Rita Lobo',
      classTitle: '3º A',
      timesQtd: 2,
      lastAt: '2026-11-25T12:00:00.000Z',
    });
    expect(report.adults).toContainEqual({
      kind: 'COMMENT',
      name: 'Igor Melo',
      classTitle: null,
      timesQtd: 1,
      lastAt: expect.any(String),
    });
    const text = JSON.stringify(report);
    for (const hidden of ['Prova na sexta', 'Diga como', 'o ar espalha', 'Disserte'])
      expect(text).not.toContain(hidden);
  });

  it('are not those of notices before the child came, or of marks that are withheld', async () => {
    const { child, classId, teacher, read } = await aStudyingChild();
    await db.run(sql`
      update class_members set joined_at = '2026-11-22T12:00:00Z' where user_id = ${child.id}`);
    await aClassNotice(db, classId, {
      author: teacher,
      now: new Date('2026-11-20T12:00:00.000Z'),
    });
    const { attemptId } = await aMarkedEssay(db, child, await aUser(db));
    await db.run(
      sql`update essay_results set withheld_credit = 0.6 where attempt_id = ${attemptId}`,
    );
    expect((await read()).adults).toEqual([]);
  });
});
