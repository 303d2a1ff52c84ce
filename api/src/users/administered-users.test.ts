import { randomUUID } from 'node:crypto';
import * as subscriptions from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import * as contract from '@sabia/domain/users/users.contract.ts';
import { removedUserName } from '@sabia/domain/users/user.ts';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { openBrowser } from '../../test/support/browser.ts';
import { createTestApp, otherIssuer } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import type { Email } from '../platform/mail/mail.ts';
import { payersOf } from '../subscriptions/payers.factory.ts';
import { sendInvitations } from './invitations/send-invitations.ts';
import { anAdmin, anInvitation, aUser } from './users.factory.ts';

const school = await createTestApp();
const { app, db, call, identity, time } = school;
const { aPayingLearner } = await payersOf(school);
const admin = await anAdmin(db);
const password = 'senha-de-sempre';

const listed = async (searchKey: string) =>
  (await call(admin, contract.pageUsers, { query: { searchKey } })).body.items;

/** Runs the job once and returns the e-mails to this address. */
async function sentTo(address: string) {
  const sent: Email[] = [];
  const mail = { send: (email: Email) => Promise.resolve(void sent.push(email)) };
  await sendInvitations(db, { mail, site: 'https://sabia.test', now: time.now });
  return sent.filter(({ to }) => to === address);
}

const invite = (given: object = {}) => {
  const email = `${randomUUID()}@escola.br`;
  return call(admin, contract.inviteUser, { body: { name: 'Davi Rocha', email, ...given } });
};

describe('one person', () => {
  it('is invited with role and access, and gets the e-mail', async () => {
    const { status, body } = await invite({ role: 'ADMIN', hasActiveSubscription: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({ isInvited: true, role: 'ADMIN', isSubscriber: true });
    expect(await sentTo(body.email)).toHaveLength(1);
    expect(await listed(body.email)).toMatchObject([{ id: body.id, isSubscriber: true }]);
  });

  it('is invited once, and not if they are in the school', async () => {
    const { body } = await invite();
    const known = await aUser(db);
    for (const email of [body.email, body.email.toUpperCase(), known.email])
      expect(await invite({ email })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'email' }] },
      });
    const email = `${randomUUID()}@escola.br`;
    const replies = await Promise.all([1, 2, 3].map(() => invite({ email })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });

  it('gets the invitation at the corrected address, and the first link ends', async () => {
    const first = `${randomUUID()}@escola.br`;
    const token = await anInvitation(db, { email: first });
    const [invited] = await listed(first);
    const params = { id: assertDefined(invited).id };
    const email = `${randomUUID()}@escola.br`;
    const body = { name: 'Davi Rocha Lima', email };
    expect((await call(admin, contract.correctInvitation, { params, body })).status).toBe(204);
    expect(await listed(email)).toMatchObject([{ ...body, isInvited: true }]);
    expect(await sentTo(email)).toHaveLength(1);
    const stranger = await aUser(db, { email: first });
    expect(await call(stranger, contract.acceptInvitation, { body: { token } })).toMatchObject({
      status: 404,
      body: { code: 'invitation_over' },
    });
    // The name alone sends nothing.
    await call(admin, contract.correctInvitation, { params, body: { ...body, name: 'Davi Lima' } });
    expect(await sentTo(email)).toEqual([]);
    const taken = { ...body, email: stranger.email };
    expect(await call(admin, contract.correctInvitation, { params, body: taken })).toMatchObject({
      status: 422,
    });
    const ofKnown = { params: { id: stranger.id }, body };
    expect((await call(admin, contract.correctInvitation, ofKnown)).status).toBe(422);
  });

  it('is not invited any more once the invitation was withdrawn', async () => {
    const email = `${randomUUID()}@escola.br`;
    const token = await anInvitation(db, { email });
    const params = { id: assertDefined((await listed(email))[0]).id };
    expect((await call(admin, contract.withdrawInvitation, { params })).status).toBe(204);
    expect(await listed(email)).toEqual([]);
    const person = await aUser(db, { email });
    expect((await call(person, contract.acceptInvitation, { body: { token } })).status).toBe(404);
    expect((await call(admin, contract.withdrawInvitation, { params })).status).toBe(404);
    const accepted = { params: { id: person.id } };
    expect((await call(admin, contract.withdrawInvitation, accepted)).status).toBe(404);
    expect(await listed(email)).toHaveLength(1);
  });
});

describe('a blocked user', () => {
  const block = (id: string, isBlocked = true, who = admin) =>
    call(who, contract.blockUser, { params: { id }, body: { isBlocked } });

  it('can not sign in, loses the sessions, and can sign in after the block', async () => {
    const email = `${randomUUID()}@escola.br`;
    await identity.createVerifiedAccount({ email, name: 'Ana Lima', password });
    const enter = async () => {
      const browser = openBrowser(app, { host: 'localhost' });
      return { browser, reply: await browser.post('/identity/sign-in/email', { email, password }) };
    };
    const { browser } = await enter();
    const { token } = (await browser.get('/identity/token')).body as { token: string };
    const readSelf = () =>
      app.inject({
        url: `/v1/users/provider/${decodeJwt(token).sub}`,
        headers: { authorization: `Bearer ${token}` },
      });
    const { id } = (await readSelf()).json();
    expect((await block(id)).status).toBe(204);
    expect((await readSelf()).statusCode).toBe(401);
    expect((await browser.get('/identity/token')).status).toBe(401);
    expect((await enter()).reply).toMatchObject({ status: 403, body: { code: 'account_blocked' } });
    expect(await listed(email)).toMatchObject([{ isBlocked: true }]);
    expect((await block(id, false)).status).toBe(204);
    expect((await enter()).reply.status).toBe(200);
  });

  it('of another identity service is refused', async () => {
    const learner = await aUser(db, { provider: otherIssuer });
    await block(learner.id);
    const refused = await call(learner, contract.readUser, { params: { id: learner.id } });
    expect([401, 403]).toContain(refused.status);
  });

  it('is neither oneself, nor the last administrator, nor an invitation', async () => {
    expect(await block(admin.id)).toMatchObject({ status: 403 });
    const other = await anAdmin(db);
    await block(admin.id, true, other);
    expect(await block(other.id, true, other)).toMatchObject({ status: 403 });
    await db.run(sql`update users set blocked_at = null where id = ${admin.id}`);
    expect((await block(assertDefined((await invite()).body).id)).status).toBe(404);
    expect((await block(other.id, true, await aUser(db))).status).toBe(403);
  });
});

describe('a removed user', () => {
  const remove = (id: string, who = admin) =>
    call(who, contract.removeUser, { params: { id }, body: { keepsName: false } });

  it('is gone with their data, and their subscription ends', async () => {
    const { learner } = await aPayingLearner();
    expect((await remove(learner.id)).status).toBe(204);
    expect(await listed(learner.email)).toEqual([]);
    const row = await db.one(sql`
      select name, email, closed_at is not null as is_closed from users where id = ${learner.id}`);
    expect(row).toEqual({ name: removedUserName, email: '', isClosed: true });
    const all = await call(admin, subscriptions.pageSubscriptions, {
      query: { searchKey: learner.email },
    });
    expect(all.body.items).toEqual([]);
    expect((await remove(learner.id)).status).toBe(404);
  });

  it('is neither oneself nor an invitation, and only administrators remove', async () => {
    expect((await remove(admin.id)).status).toBe(403);
    expect((await remove((await invite()).body.id)).status).toBe(404);
    const learner = await aUser(db);
    expect((await remove(learner.id, await aUser(db))).status).toBe(403);
    expect(await listed(learner.email)).toHaveLength(1);
  });
});
