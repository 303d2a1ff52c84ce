import { randomUUID } from 'node:crypto';
import { takeRoll } from '@sabia/domain/rolls/rolls.contract.ts';
import { recordCardReading } from '@sabia/domain/mock-exams/readings.contract.ts';
import { readMockExamResults } from '@sabia/domain/mock-exams/results.contract.ts';
import { readGradebook } from '@sabia/domain/gradebook/gradebook.contract.ts';
import { extendAssignment } from '@sabia/domain/assignments/assignments.contract.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import {
  importUsers,
  undoUserImport,
  pageUserImports,
} from '@sabia/domain/users/user-files.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAssignment } from '../assignments/assignments.factory.ts';
import { aClass } from '../classes/classes.factory.ts';
import { aGradebook } from '../gradebook/gradebook.factory.ts';
import { aBookletExam } from '../item-response/exam-scores.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aTrail } from '../trails/trails.factory.ts';
import { anAdmin, anInvitation, aUser } from '../users/users.factory.ts';
import { enterReadings } from './enter-readings.ts';
import { aMockExamEvent } from './mock-exams.factory.ts';

// Students without an account: what the school has recorded of them before they accept their invitation.

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);
const day = '2031-03-10';
time.now = new Date(`${day}T15:00:00.000Z`);

const idOf = async (email: string) =>
  (await db.one<{ id: string }>(sql`select id from users where email = ${email} and is_invited`))
    .id;

const readCard = async (event: string, personId: string) => {
  const answers = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [at + 1, 'A']));
  const body = { personId, day: 1, answers, doubts: [], quality: 1 };
  const params = { id: event, readingId: randomUUID() };
  expect((await call(admin, recordCardReading, { params, body: body as never })).status).toBe(200);
  await enterReadings(db, { clock: () => time.now });
};

/** A class and an event for invited students. */
async function anEventFor(studentIds: readonly string[]) {
  const students = studentIds.map((id) => ({ id }));
  const { id: classId } = await aClass(db, { students, now: time.now });
  const exam = await aBookletExam(db, [{ year: 2022, booklet: 1065 }], { passingScore: 0 });
  await aTrail(db, { contents: [{ kind: 'practice-exam', targetId: exam.id }] });
  const { id } = await aMockExamEvent(db, { practiceExamIds: [exam.id], classIds: [classId] });
  return { id, classId, exam };
}

const peopleOf = async (id: string) =>
  (await call(admin, readMockExamResults, { params: { id } })).body.people;

/** What a school has recorded of an invited student; the numbers of its rows by table. */
async function aRecordOf(userId: string) {
  const { id, classId, exam } = await anEventFor([userId]);
  await readCard(id, userId);
  await call(admin, users.setExtraTime, { params: { id: userId }, body: { percent: 25 } });
  const state = 'LATE' as const;
  await call(admin, takeRoll, { params: { id: classId, date: day }, body: [{ userId, state }] });
  await aGradebook(db, classId, {
    by: admin,
    marks: [{ userId, columnId: 'p1', value: '8' }],
    now: time.now,
  });
  const { id: assignmentId } = await anAssignment(db, classId, { practiceExamId: exam.id });
  const params = { id: classId, assignmentId, userId };
  const extended = { params, body: { extendedTo: '2099-03-12T23:59' } };
  expect((await call(admin, extendAssignment, extended)).status).toBe(200);
  return { id, classId };
}

/** The numbers of rows about a user, by table. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const references = await db.many<{ name: string; field: string }>(sql`
    select conrelid::regclass::text as name, attname as field
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass and attname = 'user_id'`);
  const rows: Record<string, number> = {};
  for (const { name, field } of references) {
    const { rowCount } = await db.pool.query(`select from ${name} where ${field} = $1`, [userId]);
    if (rowCount) rows[name] = rowCount;
  }
  return rows;
}

it('an accepted invitation takes along what the school has recorded', async () => {
  const email = `${randomUUID()}@escola.br`;
  const token = await anInvitation(db, { email });
  const invited = await idOf(email);
  const { id, classId } = await aRecordOf(invited);
  const { invitations: _, ...before } = await rowsOf(invited);
  const [card] = await peopleOf(id);
  expect(Object.keys(before).toSorted()).toEqual([
    'assignment_extensions',
    'attempt_scorings',
    'attempts',
    'certificates',
    'class_members',
    'extra_times',
    'gradebook_marks',
    'graded_answers',
    'mock_exam_people',
    'roll_marks',
    'trail_progressions',
  ]);

  const person = await aUser(db, { email, name: 'Ana Souza' });
  const accepted = await call(person, users.acceptInvitation, { body: { token } });
  expect(accepted.status).toBe(200);
  expect(await rowsOf(person.id)).toEqual(before);
  expect(await rowsOf(invited)).toEqual({});
  expect(await peopleOf(id)).toEqual([{ ...card, personId: person.id, name: 'Ana Souza' }]);
  const { students } = (await call(admin, readGradebook, { params: { id: classId } })).body;
  expect(students).toMatchObject([{ userId: person.id, marks: [{ value: '8' }] }]);
});

it('an accepted invitation comes beside own records', async () => {
  const email = `${randomUUID()}@escola.br`;
  const token = await anInvitation(db, { email });
  const invited = await idOf(email);
  const person = await aUser(db, { email, name: 'Ana Souza' });
  const { id } = await anEventFor([person.id, invited]);
  const [, other] = (await peopleOf(id)).toSorted((one) => (one.personId === person.id ? -1 : 1));
  await readCard(id, invited);
  expect((await call(person, users.acceptInvitation, { body: { token } })).status).toBe(200);
  expect(await peopleOf(id)).toMatchObject([
    { personId: person.id, code: other?.code, state: 'COMPLETE' },
  ]);
});

it('a withdrawn invitation leaves what the school has recorded without a name', async () => {
  const email = `${randomUUID()}@escola.br`;
  await anInvitation(db, { email });
  const invited = await idOf(email);
  const { id } = await aRecordOf(invited);
  const withdraw = () => call(admin, users.withdrawInvitation, { params: { id: invited } });
  expect((await withdraw()).status).toBe(204);
  expect((await withdraw()).status).toBe(404);
  expect((await peopleOf(id)).map(({ name }) => name)).not.toContain('Convite');
  expect(await rowsOf(invited)).toMatchObject({ roll_marks: 1, gradebook_marks: 1, attempts: 1 });
  const again = await call(admin, users.inviteUser, {
    body: { email, name: 'Ana Souza', role: 'LEARNER' } as never,
  });
  expect(again.status).toBe(201);
});

it('the undo of an import leaves people of whom the school has recorded something since', async () => {
  const emails = [`${randomUUID()}@escola.br`, `${randomUUID()}@escola.br`];
  const lines = ['Nome;E-mail', ...emails.map((email) => `Rosa;${email}`)];
  const contentBase64 = Buffer.from(lines.join('\n')).toString('base64');
  await call(admin, importUsers, { body: { contentBase64, known: 'update' } });
  const recorded = await idOf(assertDefined(emails[0]));
  const other = await idOf(assertDefined(emails[1]));
  await aRecordOf(recorded);
  const { items } = (await call(admin, pageUserImports, {})).body;
  const undone = await call(admin, undoUserImport, { params: { id: assertDefined(items[0]).id } });
  expect(undone.body).toMatchObject({ withdrawnQtd: 1, changedQtd: 1 });
  const left = await db.many<Pick<User, 'id'>>(sql`
    select id from users where id in (${recorded}, ${other})`);
  expect(left).toEqual([{ id: recorded }]);
});
