import { randomUUID } from 'node:crypto';
import * as subscriptions from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as files from '@sabia/domain/users/user-files.contract.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../../test/support/assert-defined.ts';
import { createTestApp } from '../../../test/support/test-app.factory.ts';
import { sql } from '../../platform/db/database.ts';
import { anAdmin, aSubscriber, aUser } from '../users.factory.ts';
import { removeOldUserImports } from './user-imports.queries.ts';

const { db, call, time, app, tokenOf } = await createTestApp();
const admin = await anAdmin(db, { name: 'Helena' });

/** Imports a sheet by an administrator of its own; returns the import. */
async function imported(...lines: string[]): Promise<string> {
  const by = await anAdmin(db, { name: 'Caio' });
  const csv = ['Nome;E-mail;Papel;Assinante;Papel na turma', ...lines].join('\n');
  const contentBase64 = Buffer.from(csv).toString('base64');
  const { status } = await call(by, files.importUsers, {
    body: { contentBase64, known: 'update' },
  });
  expect(status).toBe(200);
  const listed = (await call(admin, files.pageUserImports, { query: { limit: '100' } })).body.items;
  return assertDefined(listed.find(({ changedBy }) => changedBy?.id === by.id)).id;
}

const undo = (id: string) => call(admin, files.undoUserImport, { params: { id } });
const find = async (searchKey: string): Promise<User | undefined> =>
  (await call(admin, contract.pageUsers, { query: { searchKey } })).body.items[0];
const read = async ({ id }: User) =>
  (await call(admin, contract.readUser, { params: { id } })).body;
const nothing = { withdrawnQtd: 0, restoredQtd: 0, goneQtd: 0, changedQtd: 0 };
const newEmail = () => `${randomUUID()}@escola.br`;

it('an undo withdraws the invitations, and gives back role, access and classroom', async () => {
  const email = newEmail();
  const [monitor, subscriber] = [await aUser(db), await aSubscriber(db)];
  const id = await imported(
    `Rosa;${email};;sim;aluna`,
    `Ana;${monitor.email};Administração;sim;Monitor`,
    `Bia;${subscriber.email};;não;aluna`,
  );
  expect(await read(monitor)).toMatchObject({ isAdmin: true, isSubscriber: true });
  expect(await undo(id)).toMatchObject({
    status: 200,
    body: { ...nothing, withdrawnQtd: 1, restoredQtd: 2 },
  });
  expect(await find(email)).toBeUndefined();
  expect(await read(monitor)).toEqual(monitor);
  expect(await read(subscriber)).toEqual(subscriber);
  expect((await undo(id)).body.code).toBe('nothing_to_undo');
  const { body: page } = await call(admin, files.pageUserImports, { query: { limit: '100' } });
  const listed = page.items.find((one) => one.id === id);
  expect(listed).toMatchObject({
    invitedQtd: 1,
    updatedQtd: 2,
    changedBy: { name: 'Caio' },
    undoneAt: expect.any(String),
  });
});

it('an undo brings a paid access back as it was', async () => {
  const subscriber = await aSubscriber(db);
  const before = await call(admin, subscriptions.readSubscription, {
    params: { userId: subscriber.id },
  });
  await undo(await imported(`Bia;${subscriber.email};;não;`));
  const after = await call(admin, subscriptions.readSubscription, {
    params: { userId: subscriber.id },
  });
  expect(after.body.access).toEqual(before.body.access);
});

it('what was done since stays, and is told in numbers', async () => {
  const [accepting, corrected, withdrawn] = [newEmail(), newEmail(), newEmail()];
  const [promoted, granted, left] = [await aUser(db), await aUser(db), await aUser(db)];
  const id = await imported(
    `Rosa;${accepting};;;aluna`,
    `Ivo;${corrected};;;aluna`,
    `Eva;${withdrawn};;;aluna`,
    `Ana;${promoted.email};;;Monitor`,
    `Bia;${granted.email};;;Monitor`,
    `Gil;${left.email};;;Monitor`,
  );
  const idOf = async (email: string) => assertDefined(await find(email)).id;
  const params = { id: await idOf(corrected) };
  await call(admin, contract.correctInvitation, {
    params,
    body: { name: 'Íris', email: corrected },
  });
  await call(admin, contract.withdrawInvitation, { params: { id: await idOf(withdrawn) } });
  // As acceptInvitation does.
  await db.run(sql`delete from users where email = ${accepting}`);
  await call(admin, contract.changeRole, { params: { id: promoted.id }, body: { role: 'ADMIN' } });
  await call(admin, contract.changeSubscription, {
    params: { id: granted.id },
    body: { hasActiveSubscription: true },
  });
  await call(admin, contract.removeUser, { params: { id: left.id }, body: { keepsName: false } });

  expect((await undo(id)).body).toEqual({ ...nothing, goneQtd: 2, changedQtd: 4 });
  expect(await find(corrected)).toMatchObject({ name: 'Íris' });
  expect(await read(promoted)).toMatchObject({ isAdmin: true, classroomRole: 'MONITOR' });
  expect(await read(granted)).toMatchObject({ isSubscriber: true, classroomRole: 'MONITOR' });
});

it('a person whose role goes back has to sign in again', async () => {
  const user = await aUser(db);
  const id = await imported(`Ana;${user.email};Administração;;`);
  const token = await tokenOf(user);
  const reading = () =>
    app.inject({ url: `/v1/users/${user.id}`, headers: { authorization: `Bearer ${token}` } });
  expect((await reading()).statusCode).toBe(200);
  time.now = new Date(time.now.getTime() + 60_000);
  await undo(id);
  expect((await reading()).statusCode).toBe(401);
});

it('two undos at the same time are one', async () => {
  const id = await imported(`Rosa;${newEmail()};;;`);
  const replies = await Promise.all([undo(id), undo(id)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('an import of 5,000 people can be undone, and takes less than 2 MB', async () => {
  const lines = Array.from(
    { length: 5000 },
    (_, at) => `Pessoa ${at};p${at}.${randomUUID()}@escola.br;;;aluna`,
  );
  const id = await imported(...lines);
  const { bytes } = await db.one<{ bytes: number }>(sql`
    select octet_length(former::text) as bytes from user_imports where id = ${id}`);
  expect(bytes).toBeLessThan(2_000_000);
  expect((await undo(id)).body).toEqual({ ...nothing, withdrawnQtd: 5000 });
}, 60_000);

it('an import is undone within 30 days, and forgotten then', async () => {
  const id = await imported(`Rosa;${newEmail()};;;`);
  const now = new Date(time.now.getTime() + 31 * 86_400_000);
  await removeOldUserImports(db, now);
  expect(await db.run(sql`select from user_imports where id = ${id}`)).toBe(0);
  const late = await imported(`Rosa;${newEmail()};;;`);
  time.now = new Date(time.now.getTime() + 31 * 86_400_000);
  expect((await undo(late)).status).toBe(404);
});
