import * as contract from '@sabia/domain/assignments/assignments.contract.ts';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import { changeClass } from '@sabia/domain/classes/classes.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { setExtraTime } from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { anEssay } from '../essays/essays.factory.ts';
import { aLive } from '../lives/lives.factory.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { aRoll } from '../rolls/rolls.factory.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { anAssignment } from './assignments.factory.ts';

const { db, call, time } = await createTestApp();

/** Wednesday, noon in São Paulo. */
const noon = '2031-03-12T15:00:00.000Z';
const at = (moment: string) => {
  time.now = new Date(moment);
};

const today = async (teacher: User) => (await call(teacher, contract.readTeachingDay)).body;

const none = { NOT_YET: 0, BEGUN: 0, HANDED_IN: 0, HANDED_IN_LATE: 0, MISSED: 0 };

it('tells the classes of a teacher or monitor that are not archived, by title', async () => {
  at(noon);
  const [teacher, other] = [await aUser(db), await aUser(db)];
  const second = await aClass(db, { title: '3º B', shift: 'EVENING', teachers: [teacher] });
  const students = [await aUser(db), await aUser(db)];
  const first = await aClass(db, { title: '3º A', monitors: [teacher], students });
  const archived = await aClass(db, { title: '3º C', teachers: [teacher] });
  await aClass(db, { title: '3º D', teachers: [other], students: [teacher] });
  await call(await anAdmin(db), changeClass, {
    params: { id: archived.id },
    body: { isArchived: true },
  });
  const empty = {
    hasRoll: false,
    lives: [],
    essaysQtd: 0,
    oldestEssayAt: null,
    timeZone: 'America/Sao_Paulo',
  };
  expect(await today(teacher)).toEqual({
    classes: [
      { ...empty, id: first.id, title: '3º A', shift: null, studentsQtd: 2 },
      { ...empty, id: second.id, title: '3º B', shift: 'EVENING', studentsQtd: 0 },
    ],
    assignments: [],
  });
});

it('tells which classes have a roll call on the present day of their zone', async () => {
  at('2031-03-12T01:00:00.000Z');
  const [teacher, student] = [await aUser(db), await aUser(db)];
  const ofZone = (title: string, timeZone?: string) =>
    aClass(db, {
      title,
      teachers: [teacher],
      students: [student],
      timeZone,
      now: new Date('2031-03-10T12:00:00.000Z'),
    });
  const [west, east] = [await ofZone('Oeste'), await ofZone('Leste', 'Asia/Tokyo')];
  for (const { id } of [west, east])
    await aRoll(
      db,
      id,
      { [student.id]: 'PRESENT' },
      { by: teacher, date: '2031-03-11', now: time.now },
    );
  const taken = async () =>
    (await today(teacher)).classes.map(({ title, hasRoll }) => [title, hasRoll]);
  expect(await taken()).toEqual([
    ['Leste', false],
    ['Oeste', true],
  ]);
});

it('is not for students', async () => {
  const student = await aUser(db);
  await aClass(db, { students: [student] });
  expect((await call(student, contract.readTeachingDay)).status).toBe(403);
});

it('tells the lives of the day in the zone of the class, of the trails that it studies', async () => {
  at(noon);
  const teacher = await aUser(db);
  const live = (title: string, startsAt: string, isActive = true) =>
    aLive(db, { title, startsAt, isActive });
  const lives = [
    await live('À noite', '2031-03-13T02:30:00.000Z'),
    await live('De manhã', '2031-03-12T12:00:00.000Z'),
    await live('Amanhã', '2031-03-13T03:30:00.000Z'),
    await live('Rascunho', '2031-03-12T20:00:00.000Z', false),
  ];
  await live('De outra trilha', '2031-03-12T20:00:00.000Z');
  const trail = await aTrail(db, {
    contents: lives.map(({ id }) => ({ kind: 'live', targetId: id })),
  });
  const items = [{ kind: 'TRAIL' as const, targetId: trail.id }];
  await aClass(db, { title: 'A', teachers: [teacher], items });
  await aClass(db, { title: 'B', teachers: [teacher], items, timeZone: 'Asia/Tokyo' });
  const [inSaoPaulo, inTokyo] = (await today(teacher)).classes;
  expect(inSaoPaulo?.lives.map(({ title }) => title)).toEqual(['De manhã', 'À noite']);
  // There the thirteenth begins at noon of São Paulo.
  expect(inTokyo?.lives.map(({ title }) => title)).toEqual(['À noite', 'Amanhã']);
});

it('counts the essays that wait for the teacher, in the class of their authors', async () => {
  const [teacher, ana, beto] = [await aUser(db), await aUser(db), await aUser(db)];
  time.now = new Date();
  const { practiceExamId } = await anEssay(db, ana);
  const ofBeto = await anEssay(db, beto);
  await anEssay(db, ana);
  const items = [practiceExamId, ofBeto.practiceExamId].map((targetId) => ({
    kind: 'PRACTICE_EXAM' as const,
    targetId,
  }));
  await aClass(db, { title: 'A', teachers: [teacher], students: [ana], items });
  await aClass(db, { title: 'B', teachers: [teacher], students: [ana, beto], items });
  const [a, b] = (await today(teacher)).classes;
  expect([a?.essaysQtd, b?.essaysQtd]).toEqual([1, 2]);
  expect(a?.oldestEssayAt).toBe(b?.oldestEssayAt);
});

/** A class with three students and a practice exam. */
async function aGivenExam({ due, late = 'ACCEPT' }: { due: string; late?: 'ACCEPT' | 'CLOSE' }) {
  at('2031-03-10T12:00:00.000Z');
  const [teacher, ana, beto, caio] = [
    await aUser(db),
    await aUser(db, { name: 'Ana' }),
    await aUser(db, { name: 'Beto' }),
    await aUser(db, { name: 'Caio' }),
  ];
  const exam = await aPracticeExam(db, { title: 'Lista 4', questions: 1, timeLimitMinutes: 60 });
  const { id } = await aClass(db, { teachers: [teacher], students: [ana, beto, caio] });
  const given = await anAssignment(db, id, {
    practiceExamId: exam.id,
    dueAt: due,
    late,
    now: time.now,
  });
  const start = async (who: User) =>
    (await call(who, attempts.startPracticeAttempt, { params: { id: exam.id }, body: {} })).body.id;
  const submit = (who: User, attemptId: string) =>
    call(who, attempts.submitPracticeAttempt, { params: { id: attemptId }, body: { answers: [] } });
  /** On the page of the assignment. */
  const counted = async () =>
    (
      await call(teacher, contract.pageAssignedStudents, {
        params: { id, assignmentId: given.id },
      })
    ).body.counts;
  return { id, given, exam, teacher, ana, beto, caio, start, submit, counted };
}

it('counts the states of an assignment as its page does', async () => {
  const { id, given, teacher, ana, beto, start, submit, counted } = await aGivenExam({
    due: '2031-03-12T15:30:00Z',
  });
  await submit(ana, await start(ana));
  const late = await start(beto);
  const before = { ...none, HANDED_IN: 1, BEGUN: 1, NOT_YET: 1 };
  expect((await today(teacher)).assignments).toEqual([
    {
      id: given.id,
      classId: id,
      title: 'Lista 4',
      courseTitle: null,
      late: 'ACCEPT',
      dueAt: '2031-03-12T15:30:00.000Z',
      counts: before,
    },
  ]);
  expect(await counted()).toEqual(before);
  at('2031-03-12T15:31:00.000Z');
  const after = { ...none, HANDED_IN: 1, BEGUN: 1, NOT_YET: 1 };
  expect((await today(teacher)).assignments[0]?.counts).toEqual(after);
  expect(late).toBeTruthy();
  expect(await counted()).toEqual(after);
});

it('counts late and missed work by the terms of each student', async () => {
  const closing = await aGivenExam({ due: '2031-03-12T15:00:00Z', late: 'CLOSE' });
  const { teacher, ana, beto, caio, given, exam, id, start, submit, counted } = closing;
  const admin = await anAdmin(db);
  await call(admin, setExtraTime, { params: { id: ana.id }, body: { percent: 50 } });
  await call(teacher, contract.extendAssignment, {
    params: { id, assignmentId: given.id, userId: beto.id },
    body: { extendedTo: '2031-03-13T15:00:00Z' },
  });
  at('2031-03-12T15:10:00.000Z');
  // Ana has thirty minutes more, Beto a day; for Caio it has closed.
  await submit(ana, await start(ana));
  const counts = { ...none, HANDED_IN: 1, NOT_YET: 1, MISSED: 1 };
  expect((await today(teacher)).assignments[0]?.counts).toEqual(counts);
  expect(await counted()).toEqual(counts);
  // Another class of Caio has it later.
  const other = await aClass(db, { students: [caio] });
  await anAssignment(db, other.id, {
    practiceExamId: exam.id,
    dueAt: '2031-03-14T15:00:00Z',
    now: time.now,
  });
  const later = { ...none, HANDED_IN: 1, NOT_YET: 2 };
  expect((await today(teacher)).assignments[0]?.counts).toEqual(later);
  expect(await counted()).toEqual(later);
});

it('tells only what is due within a week, what is due first at the beginning', async () => {
  at(noon);
  const teacher = await aUser(db);
  const { id } = await aClass(db, { teachers: [teacher] });
  const dueAt = (moment: string | null) => anAssignment(db, id, { dueAt: moment, now: time.now });
  await dueAt('2031-03-05T14:00:00Z');
  await dueAt('2031-03-19T16:00:00Z');
  await dueAt(null);
  const [next, last] = [await dueAt('2031-03-13T02:59:00Z'), await dueAt('2031-03-06T12:00:00Z')];
  expect((await today(teacher)).assignments.map((one) => one.id)).toEqual([last.id, next.id]);
});
