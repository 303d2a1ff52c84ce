import { removeClassMember } from '@sabia/domain/classes/classes.contract.ts';
import { listOwnMockExams } from '@sabia/domain/mock-exams/mock-exams.contract.ts';
import { listReadingPeople } from '@sabia/domain/mock-exams/readings.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { addClassMember } from '../classes/add-class-member.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { aMockExamEvent } from './mock-exams.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const eventsOf = async (who: User) => (await call(who, listOwnMockExams, {})).body;

describe('the mock exam events of a person', () => {
  it('are those of the classes, with the part in them, the newest first', async () => {
    const [ana, teacher, monitor] = [await aUser(db), await aUser(db), await aUser(db)];
    const a = await aClass(db, { title: '3º A', students: [ana], teachers: [teacher] });
    const b = await aClass(db, { title: '3º B', teachers: [teacher], monitors: [monitor] });
    const exam = await aPracticeExam(db, { title: 'Linguagens' });
    const first = await aMockExamEvent(db, {
      title: 'Simulado de maio',
      startsAt: '2026-05-10T16:00:00.000Z',
      practiceExamIds: [exam.id],
      classIds: [a.id, b.id],
    });
    const second = await aMockExamEvent(db, { classIds: [b.id] });
    const ofA = { id: a.id, title: '3º A' };
    const ofB = { id: b.id, title: '3º B' };
    const told = {
      id: first.id,
      title: 'Simulado de maio',
      startsAt: '2026-05-10T16:00:00.000Z',
      days: [{ day: 1, title: 'Linguagens' }],
    };
    expect(await eventsOf(ana)).toEqual([{ ...told, role: 'STUDENT', classes: [ofA] }]);
    expect(await eventsOf(monitor)).toMatchObject([
      { id: second.id, role: 'READER', startsAt: null },
      { id: first.id, role: 'READER', classes: [ofB] },
    ]);
    expect(await eventsOf(teacher)).toMatchObject([
      { id: second.id },
      { id: first.id, role: 'READER', classes: [ofA, ofB] },
    ]);
    expect(await eventsOf(admin)).toEqual([]);
  });

  it('leave out those of classes that the student has left, and those without a card for the student', async () => {
    const [ana, late] = [await aUser(db), await aUser(db)];
    const { id: classId } = await aClass(db, { students: [ana] });
    await aMockExamEvent(db, { classIds: [classId] });
    await addClassMember(db, { classId, userId: late.id, role: 'STUDENT' }, { now: new Date() });
    expect(await eventsOf(late)).toEqual([]);
    expect(await eventsOf(ana)).toHaveLength(1);
    await call(admin, removeClassMember, { params: { id: classId, userId: ana.id } });
    expect(await eventsOf(ana)).toEqual([]);
  });

  it('are at most 50', async () => {
    const ana = await aUser(db);
    const { id: classId } = await aClass(db, { students: [ana] });
    const { id } = await aPracticeExam(db);
    const given = { practiceExamIds: [id], classIds: [classId] };
    for (let count = 0; count < 51; count++) await aMockExamEvent(db, given);
    expect(await eventsOf(ana)).toHaveLength(50);
  });
});

it('the readers of an event get its title, booklets and days with the list', async () => {
  const teacher = await aUser(db);
  const { id: classId } = await aClass(db, { teachers: [teacher] });
  const exams = [await aPracticeExam(db, { questions: 6 }), await aPracticeExam(db)];
  const { id } = await aMockExamEvent(db, {
    practiceExamIds: exams.map((exam) => exam.id),
    classIds: [classId],
    colorsQtd: 4,
  });
  const { body } = await call(teacher, listReadingPeople, { params: { id } });
  expect(body).toMatchObject({
    title: 'Simulado de novembro',
    colorsQtd: 4,
    days: [
      { day: 1, questionsQtd: 6, firstQuestion: 1 },
      { day: 2, questionsQtd: 2, firstQuestion: 7 },
    ],
  });
});
