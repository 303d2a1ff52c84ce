import { describe, expect, it } from 'vitest';
import * as users from '@sabia/domain/users/users.contract.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aSubscriber, anAdmin, aUser } from '../users/users.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

const toggle = (id: string, hasActiveSubscription: boolean) =>
  call(admin, users.changeSubscription, { params: { id }, body: { hasActiveSubscription } });
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
      { kind: 'GRANTED_BY_ADMIN', byUserId: admin.id },
    ]);
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
