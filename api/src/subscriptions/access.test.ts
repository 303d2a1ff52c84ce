import { describe, expect, it } from 'vitest';
import * as subscriptions from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aSubscriber, anAdmin, aUser } from '../users/users.factory.ts';

const { db, call, time } = await createTestApp();
const admin = await anAdmin(db);

const toggle = (id: string, hasActiveSubscription: boolean, until?: string | null) =>
  call(admin, users.changeSubscription, { params: { id }, body: { hasActiveSubscription, until } });
const readSubscription = (user: User) =>
  call(user, subscriptions.readSubscription, { params: { userId: user.id } });
const ledgerOf = (userId: string) =>
  db.many<{ kind: string; byUserId: string | null }>(sql`
    select kind, by_user_id from access_entries where user_id = ${userId} order by at`);

describe('an admin override', () => {
  it('is an entry of the ledger and takes effect at once', async () => {
    const learner = await aUser(db);
    expect((await toggle(learner.id, true)).body.hasActiveSubscription).toBe(true);
    expect((await toggle(learner.id, false)).body.hasActiveSubscription).toBe(false);
    expect((await toggle(learner.id, true)).body.hasActiveSubscription).toBe(true);
    expect(await ledgerOf(learner.id)).toEqual([
      { kind: 'GRANTED_BY_ADMIN', byUserId: admin.id },
      { kind: 'REVOKED_BY_ADMIN', byUserId: admin.id },
      { kind: 'OVERRIDE_UNDONE_BY_ADMIN', byUserId: admin.id },
    ]);
  });

  it('stands among the subscriptions with its end, also after it was closed', async () => {
    const learner = await aUser(db);
    const until = new Date(time.now.getTime() + 30 * 86_400_000).toISOString();
    const listed = async (renewal?: 'ON' | 'OFF' | 'GRANTED') =>
      (
        await call(admin, subscriptions.pageSubscriptions, {
          query: { searchKey: learner.email, ...(renewal && { renewal }) },
        })
      ).body.items;
    expect(await listed()).toEqual([]);
    await toggle(learner.id, true, until);
    const entry = { userId: learner.id, agreed: null, hasAccess: true, grantedUntil: until };
    expect(await listed('GRANTED')).toMatchObject([entry]);
    expect([await listed('ON'), await listed('OFF')]).toEqual([[], []]);
    expect((await readSubscription(learner)).body.grant?.until).toBe(until);
    await toggle(learner.id, false);
    const [ended] = await listed();
    expect(ended).toMatchObject({ hasAccess: false, grantedUntil: expect.any(String) });
    expect(ended?.grantedUntil).not.toBe(until);
    await toggle(learner.id, true);
    expect(await listed()).toMatchObject([entry]);
    await toggle(learner.id, true, null);
    expect(await listed()).toMatchObject([{ hasAccess: true, grantedUntil: null }]);
  });

  it('that changes nothing adds no entry', async () => {
    const subscriber = await aSubscriber(db);
    const before = await ledgerOf(subscriber.id);
    expect((await toggle(subscriber.id, true)).body.isSubscriber).toBe(true);
    expect(await ledgerOf(subscriber.id)).toEqual(before);
  });

  it('sent by concurrent requests is stored once', async () => {
    const learner = await aUser(db);
    await Promise.all(Array.from({ length: 10 }, () => toggle(learner.id, true)));
    expect(await ledgerOf(learner.id)).toHaveLength(1);
  });

  it('can have an end, which can be moved and taken away', async () => {
    const learner = await aUser(db);
    const access = async () => (await readSubscription(learner)).body.access;
    const inDays = (days: number) => new Date(time.now.getTime() + days * 86_400_000).toISOString();
    expect((await toggle(learner.id, true, inDays(30))).body.isSubscriber).toBe(true);
    expect(await access()).toMatchObject({ reason: 'GRANTED', until: inDays(30) });
    await toggle(learner.id, true, inDays(10));
    expect(await access()).toMatchObject({ reason: 'GRANTED', until: inDays(10) });
    const before = await ledgerOf(learner.id);
    await toggle(learner.id, true, inDays(10));
    await toggle(learner.id, true);
    expect(await ledgerOf(learner.id)).toEqual(before);
    time.now = new Date(inDays(11));
    expect(await access()).toMatchObject({ isActive: false, reason: 'EXPIRED' });
    await toggle(learner.id, true, null);
    expect(await access()).toMatchObject({ isActive: true, until: null });
  });

  it('with an end in the past, or that closes access at a time, changes nothing', async () => {
    const learner = await aUser(db);
    for (const [isOpen, until] of [
      [true, '2020-01-01T00:00:00Z'],
      [false, '2199-01-01T00:00:00Z'],
    ] as const) {
      expect(await toggle(learner.id, isOpen, until)).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'until' }] },
      });
    }
    expect(await ledgerOf(learner.id)).toEqual([]);
  });

  it('for an unknown user is a 404', async () => {
    expect((await toggle('019d0000-0000-7000-8000-000000000001', true)).status).toBe(404);
  });
});

it('entries of a ledger cannot be changed or deleted', async () => {
  const subscriber = await aSubscriber(db);
  const change = db.run(sql`
    update access_entries set at = now() where user_id = ${subscriber.id}`);
  await expect(change).rejects.toThrow('the ledger of access only grows');
});
