import * as contract from '@sabia/domain/assignments/assignments.contract.ts';
import * as attempts from '@sabia/domain/attempts/attempts.contract.ts';
import { changeClass, leaveClass } from '@sabia/domain/classes/classes.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { blockUser } from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { openDatabase, sql } from '../platform/db/database.ts';
import type { Email } from '../platform/mail/mail.ts';
import { aPracticeExam } from '../practice-exams/practice-exams.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { anAssignment } from './assignments.factory.ts';
import { sendAssignmentReminders } from './send-assignment-reminders.ts';

const { db, call, time, databaseUrl } = await createTestApp();
const clock = (moment: string) => {
  time.now = new Date(moment);
};

/** A class of three students with an exam that is due, and the ways to remind them. */
async function aDueExam(draft: { opensAt?: string; dueAt?: string; late?: 'CLOSE' } = {}) {
  clock('2031-03-10T12:00:00.000Z');
  const [teacher, monitor] = [await aUser(db), await aUser(db)];
  const students = [await aUser(db), await aUser(db), await aUser(db)] as const;
  const exam = await aPracticeExam(db, { title: 'Simulado 1', questions: 2 });
  const { id } = await aClass(db, {
    teachers: [teacher],
    monitors: [monitor],
    students: [...students],
    title: '3º A',
  });
  const { id: assignmentId } = await anAssignment(db, id, {
    practiceExamId: exam.id,
    now: time.now,
    ...draft,
  });
  const params = { id, assignmentId };
  const remind = (who = teacher) => call(who, contract.remindStudents, { params });
  const last = async () =>
    (await call(teacher, contract.pageAssignedStudents, { params })).body.lastReminder;
  const handIn = async (who: User) => {
    const started = await call(who, attempts.startPracticeAttempt, {
      params: { id: exam.id },
      body: {},
    });
    await call(who, attempts.submitPracticeAttempt, {
      params: { id: started.body.id },
      body: { answers: [] },
    });
  };
  /** The e-mails to these students that a run of the job sends. */
  const sent = async (database = db) => {
    const letters: Email[] = [];
    const mail = { send: async (letter: Email) => void letters.push(letter) };
    await sendAssignmentReminders(database, { mail, site: 'https://sabia.test', now: time.now });
    return letters.filter(({ to }) => students.some(({ email }) => email === to));
  };
  return { ...params, exam, teacher, monitor, students, remind, last, handIn, sent };
}

it('goes to those who have not handed in, once', async () => {
  const { remind, students, handIn, sent, last, exam } = await aDueExam({
    dueAt: '2031-03-11T23:59',
  });
  expect(await last()).toBeNull();
  await handIn(students[0]);
  const reminder = {
    remindedAt: '2031-03-10T12:00:00.000Z',
    studentsQtd: 2,
    nextAt: '2031-03-11T03:00:00.000Z',
  };
  expect(await remind()).toMatchObject({ status: 200, body: reminder });
  expect(await last()).toEqual(reminder);
  const letters = await sent();
  expect(letters.map(({ to }) => to).toSorted()).toEqual(
    [students[1].email, students[2].email].toSorted(),
  );
  expect(letters[0]?.subject).toBe('Lembrete: Simulado 1');
  expect(letters[0]?.text).toContain('terça-feira, 11 de março');
  expect(letters[0]?.text).toContain(`https://sabia.test/exercicios/${exam.id}`);
  expect(await sent()).toEqual([]);
});

it('is possible again on the next day of the class', async () => {
  const { remind, sent } = await aDueExam();
  await remind();
  clock('2031-03-11T02:59:00.000Z');
  const refused = await remind();
  expect(refused).toMatchObject({ status: 409 });
  expect(JSON.stringify(refused.body)).toContain('a partir de 11/03, 00:00, no horário da turma');
  expect(await sent()).toHaveLength(3);
  clock('2031-03-11T03:00:00.000Z');
  expect((await remind()).status).toBe(200);
  expect(await sent()).toHaveLength(3);
});

it('goes once, also of two requests and four processes at a time', async () => {
  const { remind, sent } = await aDueExam();
  const both = await Promise.all([remind(), remind()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const processes = Array.from({ length: 4 }, () =>
    openDatabase(databaseUrl, { timeoutMs: 15_000 }),
  );
  const letters = await Promise.all(processes.map(sent));
  expect(letters.flat()).toHaveLength(3);
  await Promise.all(processes.map((process) => process.close()));
});

it('does not go to who hands in, leaves or is blocked before it is sent', async () => {
  const { id, remind, students, handIn, sent } = await aDueExam();
  expect((await remind()).body).toMatchObject({ studentsQtd: 3 });
  await handIn(students[0]);
  await call(students[1], leaveClass, { params: { id } });
  await call(await anAdmin(db), blockUser, {
    params: { id: students[2].id },
    body: { isBlocked: true },
  });
  expect(await sent()).toEqual([]);
});

it('of an archived class does not go', async () => {
  const { id, remind, sent } = await aDueExam();
  await remind();
  const admin = await anAdmin(db);
  await call(admin, changeClass, { params: { id }, body: { isArchived: true } });
  expect(await sent()).toEqual([]);
  expect((await remind(admin)).status).toBe(409);
});

it('that could not be sent is tried again', async () => {
  const { remind, sent } = await aDueExam();
  await remind();
  const mail = { send: () => Promise.reject(new Error('mail server down')) };
  const run = { mail, site: 'https://sabia.test', now: time.now };
  await expect(sendAssignmentReminders(db, run)).rejects.toThrow('ASSIGNMENT_REMINDER');
  clock('2031-03-10T12:05:00.000Z');
  expect(await sent()).toHaveLength(3);
});

it('is refused when nobody is to be reminded, and before the opening', async () => {
  const closed = await aDueExam({ dueAt: '2031-03-10T10:00', late: 'CLOSE' });
  clock('2031-03-10T14:00:00.000Z');
  expect((await closed.remind()).status).toBe(409);
  expect(await closed.last()).toBeNull();
  const future = await aDueExam({ opensAt: '2031-03-12T10:00' });
  expect((await future.remind()).status).toBe(409);
  expect(await future.sent()).toEqual([]);
});

it('is asked for by teachers of the class and administrators', async () => {
  const { remind, monitor, students } = await aDueExam();
  const statuses = [];
  for (const who of [students[0], await aUser(db), monitor, await anAdmin(db)])
    statuses.push((await remind(who)).status);
  expect(statuses).toEqual([404, 404, 403, 200]);
});

it('goes away with its assignment', async () => {
  const { remind, teacher, id, assignmentId, sent } = await aDueExam();
  await remind();
  await call(teacher, contract.deleteAssignment, { params: { id, assignmentId } });
  expect(await sent()).toEqual([]);
  expect(
    await db.run(sql`select from assignment_reminders where assignment_id = ${assignmentId}`),
  ).toBe(0);
});
