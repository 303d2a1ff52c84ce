import { randomUUID } from 'node:crypto';
import type { BulkUserChange } from '@sabia/domain/users/bulk-user-change.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import type { Email } from '../platform/mail/mail.ts';
import { sendInvitations } from './invitations/send-invitations.ts';
import { anAdmin, anInvitation, aUser } from './users.factory.ts';

const { db, call, time, app, tokenOf } = await createTestApp();
time.now = new Date('2026-11-21T15:00:00.000Z');
const admin = await anAdmin(db);

const change = (ids: readonly string[], act: BulkUserChange['act'], who: User = admin) =>
  call(who, contract.changeUsersTogether, { body: { ids: [...ids], act } });
const read = async (id: string) =>
  (await call(admin, contract.readUserOverview, { params: { id } })).body.user;
const until = '2026-12-26T02:59:00.000Z';

async function anInvitedUser() {
  const email = `${randomUUID()}@escola.br`;
  await anInvitation(db, { email });
  return db.one<{ id: string; email: string }>(
    sql`select id, email from users where email = ${email}`,
  );
}

it('gives access until a day, also to invited people', async () => {
  const [one, other, invited] = [await aUser(db), await aUser(db), await anInvitedUser()];
  const ids = [one.id, other.id, invited.id, randomUUID(), one.id];
  expect((await change(ids, { kind: 'GRANT', until })).body).toEqual({ doneQtd: 3, skippedQtd: 1 });
  for (const { id } of [one, other, invited]) expect((await read(id)).isSubscriber).toBe(true);
  time.now = new Date(until);
  expect((await read(one.id)).isSubscriber).toBe(false);
  time.now = new Date('2026-11-21T15:00:00.000Z');
  expect(
    await change([one.id], { kind: 'GRANT', until: '2026-11-20T12:00:00.000Z' }),
  ).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'act.until', message: 'Escolha uma data no futuro.' }] },
  });
});

it('blocks people, who are out at once, and takes the blocks back', async () => {
  const [one, other, invited] = [await aUser(db), await aUser(db), await anInvitedUser()];
  const ids = [one.id, other.id, invited.id, admin.id];
  const reading = async () =>
    (
      await app.inject({
        url: `/v1/users/${one.id}`,
        headers: { authorization: `Bearer ${await tokenOf(one)}` },
      })
    ).statusCode;
  expect(await reading()).toBe(200);
  expect((await change(ids, { kind: 'BLOCK' })).body).toEqual({ doneQtd: 2, skippedQtd: 2 });
  expect(await reading()).toBe(403);
  expect((await read(other.id)).isBlocked).toBe(true);
  expect((await read(admin.id)).isBlocked).toBe(false);
  expect((await change(ids, { kind: 'BLOCK' })).body).toEqual({ doneQtd: 0, skippedQtd: 4 });
  expect((await change(ids, { kind: 'UNBLOCK' })).body).toEqual({ doneQtd: 2, skippedQtd: 2 });
  expect((await read(one.id)).isBlocked).toBe(false);
});

it('sends open invitations again, once each', async () => {
  const [invited, member] = [await anInvitedUser(), await aUser(db)];
  const letters: Email[] = [];
  const send = () =>
    sendInvitations(db, {
      mail: { send: async (email) => void letters.push(email) },
      site: 'https://sabia.test',
      now: time.now,
    });
  const ofInvited = () => letters.filter(({ to }) => to === invited.email);
  await change([invited.id], { kind: 'INVITE' });
  await send();
  await send();
  expect(ofInvited()).toHaveLength(1);
  time.now = new Date(time.now.getTime() + 3_600_000);
  const again = await change([invited.id, member.id], { kind: 'INVITE' });
  expect(again.body).toEqual({ doneQtd: 1, skippedQtd: 1 });
  await send();
  expect(ofInvited()).toHaveLength(2);
});

it('refuses too many people, none, and an act that does not exist', async () => {
  const { id } = await aUser(db);
  const errorsOf = async (body: object) =>
    assertDefined((await call(admin, contract.changeUsersTogether, { body } as never)).body.errors);
  const act = { kind: 'BLOCK' };
  expect(await errorsOf({ ids: Array(101).fill(id), act })).toMatchObject([{ path: 'ids' }]);
  expect(await errorsOf({ ids: [], act })).toMatchObject([{ path: 'ids' }]);
  expect(await errorsOf({ ids: [id], act: { kind: 'PROMOTE' } })).toMatchObject([
    { path: 'act.kind' },
  ]);
  expect((await change([id], { kind: 'BLOCK' }, await aUser(db))).status).toBe(403);
  expect((await read(id)).isBlocked).toBe(false);
});
