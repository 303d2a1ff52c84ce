import { randomUUID } from 'node:crypto';
import * as contract from '@sabia/domain/classes/classes.contract.ts';
import * as userFiles from '@sabia/domain/users/user-files.contract.ts';
import { acceptInvitation, withdrawInvitation } from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { anAdmin, anInvitation, aUser } from '../users/users.factory.ts';
import { aClass } from './classes.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const newEmail = () => `${randomUUID()}@escola.br`;
const sheet = (...lines: string[]) => ({
  contentBase64: Buffer.from(['Nome;E-mail;Turma', ...lines].join('\n')).toString('base64'),
});
const load = (...lines: string[]) =>
  call(admin, userFiles.importUsers, { body: { ...sheet(...lines), known: 'update' } });
const membersOf = async (id: string) =>
  (await call(admin, contract.pageClassMembers, { params: { id } })).body.items.map(
    ({ userId, role }) => `${userId} ${role}`,
  );
const idOf = async (email: string) =>
  (await db.one<{ id: string }>(sql`select id from users where email = ${email}`)).id;
/** An import of its own: two at the same instant are one. */
const latestImport = async () =>
  assertDefined((await call(admin, userFiles.pageUserImports, {})).body.items[0]).id;

it('the people of a sheet join the class that their line names, as students', async () => {
  const title = `Turma ${randomUUID()}`;
  const { id } = await aClass(db, { title });
  const [known, email] = [await aUser(db), newEmail()];
  const lines = [
    `Rosa;${email};${title.toUpperCase()}`,
    `Ana;${known.email};${title}`,
    `Léo;${newEmail()};`,
  ];
  expect((await load(...lines)).body).toMatchObject({ invitedQtd: 2, updatedQtd: 1 });
  const members = [`${await idOf(email)} STUDENT`, `${known.id} STUDENT`];
  expect((await membersOf(id)).toSorted()).toEqual(members.toSorted());
  expect((await load(...lines)).status).toBe(200);
  expect(await membersOf(id)).toHaveLength(2);
});

it('a title of no class, or of several, is a mistake of its line, and nobody is imported', async () => {
  const [twice, archived] = [`Turma ${randomUUID()}`, `Turma ${randomUUID()}`];
  await aClass(db, { title: twice });
  await aClass(db, { title: twice });
  const { id } = await aClass(db, { title: archived });
  await call(admin, contract.changeClass, { params: { id }, body: { isArchived: true } });
  const email = newEmail();
  const lines = [`Rosa;${email};${twice}`, `Léo;${newEmail()};${archived}`];
  const preview = await call(admin, userFiles.previewUserImport, { body: sheet(...lines) });
  expect(preview.body.problems.map(({ line, column }) => [line, column])).toEqual([
    [2, 'Turma'],
    [3, 'Turma'],
  ]);
  const refused = await load(...lines);
  expect(refused.status).toBe(422);
  expect(refused.body.errors.map(({ path }) => path)).toEqual(['lines.2.Turma', 'lines.3.Turma']);
  expect(await db.run(sql`select from users where email = ${email}`)).toBe(0);
});

it('the undo of an import ends the stays that it began', async () => {
  const title = `Turma ${randomUUID()}`;
  const [known, member] = [await aUser(db), await aUser(db)];
  const { id } = await aClass(db, { title, students: [member], now: new Date(0) });
  await load(
    `Rosa;${newEmail()};${title}`,
    `Ana;${known.email};${title}`,
    `Bia;${member.email};${title}`,
  );
  expect(await membersOf(id)).toHaveLength(3);
  const undone = await call(admin, userFiles.undoUserImport, {
    params: { id: await latestImport() },
  });
  expect(undone.status).toBe(200);
  expect(await membersOf(id)).toEqual([`${member.id} STUDENT`]);
});

it('the user who accepts an invitation is in its classes', async () => {
  const user = await aUser(db);
  const token = await anInvitation(db, { email: user.email });
  const { id: invited } = await db.one<{ id: string }>(sql`
    select id from users where email = ${user.email} and is_invited`);
  const { id } = await aClass(db, { students: [{ id: invited }] });
  const both = await aClass(db, { students: [{ id: invited }], monitors: [user] });
  expect((await call(user, acceptInvitation, { body: { token } })).status).toBe(200);
  expect(await membersOf(id)).toEqual([`${user.id} STUDENT`]);
  expect(await membersOf(both.id)).toEqual([`${user.id} MONITOR`]);
});

it('a withdrawn invitation leaves its classes', async () => {
  const email = newEmail();
  await anInvitation(db, { email });
  const invited = await idOf(email);
  const { id } = await aClass(db, { students: [{ id: invited }] });
  expect((await call(admin, withdrawInvitation, { params: { id: invited } })).status).toBe(204);
  expect(await membersOf(id)).toEqual([]);
});
