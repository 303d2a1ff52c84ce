import * as contract from '@sabia/domain/families/families.contract.ts';
import {
  readGuardianship,
  listConsents,
  answerConsent,
} from '@sabia/domain/privacy/privacy.contract.ts';
import * as subscriptions from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { readUserByProvider, removeUser } from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { sql } from '../platform/db/database.ts';
import { aFamily, confirmedBy } from '../privacy/guardians.factory.ts';
import { aPayer, aPlan } from '../subscriptions/subscriptions.factory.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';

const { db, call, time } = await createTestApp();
const noon = new Date('2026-11-30T15:00:00.000Z');
time.now = noon;

const reading = (who: User, child: { id: string }) =>
  call(who, contract.readChild, { params: { userId: child.id } });
const withdrawing = (who: User, child: { id: string }) =>
  call(who, contract.withdrawGuardian, { params: { userId: child.id } });
const stopping = (who: User, child: { id: string }, stopAt: unknown) =>
  call(who, contract.changeChildSettings, {
    params: { userId: child.id },
    body: { stopAt } as never,
  });
const namesOf = async (who: User) =>
  (await call(who, contract.listChildren)).body.map(({ name }) => name);
const session = async ({ id, providerId }: User) => {
  const { body } = await call(await fresh(id), readUserByProvider, { params: { id: providerId } });
  return { isGuardian: body.isGuardian, stopAt: body.stopAt };
};
const fresh = (id: string) =>
  db.one<User>(sql`select id, name, email, provider_id from users where id = ${id}`);

/** Tells whether a user lists children, reads about the child, withdraws, and sets a time. */
async function accessOf(who: User, child: { id: string }) {
  const acts = [await reading(who, child), await withdrawing(who, child)];
  acts.push(await stopping(who, child, '22:00'));
  return { names: await namesOf(who), statuses: acts.map(({ status }) => status) };
}
const nothing = { names: [], statuses: [404, 404, 404] };

describe('a guardian', () => {
  it('reads about both children, each until the day before the 18th birthday', async () => {
    const { child: ana, guardian } = await aFamily(db, { child: { name: 'Ana Prado' } });
    const { child: beto } = await aFamily(db, {
      guardian,
      child: { name: 'Beto Prado' },
      birthDate: '2010-07-01',
    });
    expect((await call(guardian, contract.listChildren)).body).toEqual([
      { id: ana.id, name: 'Ana Prado', accessUntil: '2030-03-03' },
      { id: beto.id, name: 'Beto Prado', accessUntil: '2028-06-30' },
    ]);
    for (const child of [ana, beto])
      expect(await reading(guardian, child)).toMatchObject({
        status: 200,
        body: { id: child.id, name: child.name },
      });
    expect(await session(guardian)).toEqual({ isGuardian: true, stopAt: null });
    expect(await session(ana)).toEqual({ isGuardian: false, stopAt: null });
  });

  it('reads nothing of another child, and nobody else reads of theirs', async () => {
    const [mine, other] = [await aFamily(db), await aFamily(db)];
    expect((await reading(mine.guardian, other.child)).status).toBe(404);
    expect((await withdrawing(mine.guardian, other.child)).status).toBe(404);
    expect((await stopping(mine.guardian, other.child, '22:00')).status).toBe(404);
    expect((await reading(other.guardian, other.child)).body.stopAt).toBeNull();
    for (const who of [mine.child, await anAdmin(db), await aUser(db)])
      expect(await accessOf(who, mine.child)).toEqual(nothing);
  });

  it('reads nothing before the confirmation', async () => {
    const { child, guardian } = await aFamily(db, { isConfirmed: false });
    expect(await accessOf(guardian, child)).toEqual(nothing);
    await confirmedBy(db, { child, email: guardian.email, now: noon });
    expect((await reading(guardian, child)).status).toBe(200);
  });

  it('reads nothing with an address that is not verified', async () => {
    const { child, guardian } = await aFamily(db);
    const unverified = { ...guardian, emailVerified: false };
    await db.run(sql`update users set email_verified = false where id = ${guardian.id}`);
    expect(await accessOf(unverified, child)).toEqual(nothing);
  });

  it('is found by the address in any case', async () => {
    const guardian = await aUser(db, { email: 'Mae.Prado@Exemplo.com.br' });
    const { child } = await aFamily(db, { guardian });
    expect((await reading(guardian, child)).status).toBe(200);
  });

  it('reads nothing after changing the address', async () => {
    const { child, guardian } = await aFamily(db);
    const moved = { ...guardian, email: 'outro@exemplo.com.br' };
    expect(await accessOf(moved, child)).toEqual(nothing);
    const successor = await aUser(db, { email: guardian.email });
    expect((await reading(successor, child)).status).toBe(200);
  });

  it('reads nothing of a deleted account', async () => {
    const { child, guardian } = await aFamily(db);
    await call(await anAdmin(db), removeUser, {
      params: { id: child.id },
      body: { keepsName: false },
    });
    expect(await accessOf(guardian, child)).toEqual(nothing);
    expect(await db.run(sql`select from guardians where user_id = ${child.id}`)).toBe(0);
  });

  it('who deletes the account has withdrawn, and leaves no address', async () => {
    const { child, guardian } = await aFamily(db);
    const body = { keepsName: false };
    await call(await anAdmin(db), removeUser, { params: { id: guardian.id }, body });
    expect((await call(child, readGuardianship)).body).toMatchObject({
      state: 'NEEDED',
      email: null,
      withdrawnAt: noon.toISOString(),
    });
  });

  it('is not the child itself under a second address', async () => {
    const { child, guardian } = await aFamily(db);
    await db.run(sql`update users set email = 'antes@exemplo.com.br' where id = ${guardian.id}`);
    expect(await accessOf({ ...child, email: guardian.email }, child)).toEqual(nothing);
  });
});

describe('the access ends on the 18th birthday', () => {
  it.each([
    ['on the day before, late at night in São Paulo', '2026-12-01T02:59:59.999Z', 200],
    ['at midnight in São Paulo', '2026-12-01T03:00:00.000Z', 404],
  ])('%s', async (_, moment, status) => {
    const { child, guardian } = await aFamily(db, { birthDate: '2008-12-01' });
    await stopping(guardian, child, '22:00');
    time.now = new Date(moment);
    try {
      expect((await reading(guardian, child)).status).toBe(status);
      expect(await namesOf(guardian)).toHaveLength(status === 200 ? 1 : 0);
      expect((await session(guardian)).isGuardian).toBe(status === 200);
      expect((await session(child)).stopAt).toBe(status === 200 ? '22:00' : null);
    } finally {
      time.now = noon;
    }
  });
});

describe('a guardian who withdraws', () => {
  it('reads nothing any more; the child needs another one, and is told', async () => {
    const { child, guardian } = await aFamily(db);
    const consent = { purpose: 'ANALYTICS' as const, version: 1, isGiven: true };
    await call(child, answerConsent, { body: consent });
    await stopping(guardian, child, '21:30');
    expect((await withdrawing(guardian, child)).status).toBe(204);
    expect(await accessOf(guardian, child)).toEqual(nothing);
    expect((await call(child, readGuardianship)).body).toEqual({
      state: 'NEEDED',
      email: null,
      withdrawnAt: noon.toISOString(),
    });
    expect((await session(child)).stopAt).toBeNull();
    expect((await call(child, listConsents)).body[0]?.isGiven).toBe(false);

    // Another guardian begins without the settings of the first.
    const other = await aUser(db);
    await confirmedBy(db, { child, email: other.email, now: noon });
    expect((await call(child, readGuardianship)).body).toEqual({
      state: 'CONFIRMED',
      email: other.email,
      withdrawnAt: null,
    });
    expect((await reading(other, child)).body.stopAt).toBeNull();
    expect((await reading(guardian, child)).status).toBe(404);
  });

  it('twice at once is one withdrawal', async () => {
    const { child, guardian } = await aFamily(db);
    const both = await Promise.all([withdrawing(guardian, child), withdrawing(guardian, child)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  });

  it('leaves the other child as it was', async () => {
    const { child, guardian } = await aFamily(db);
    const { child: sibling } = await aFamily(db, { guardian });
    await withdrawing(guardian, child);
    expect((await reading(guardian, sibling)).status).toBe(200);
  });

  it('leaves the paid time; no further payment begins', async () => {
    const { child, guardian } = await aFamily(db);
    const plan = await aPlan(db);
    const subscribing = () =>
      call(child, subscriptions.subscribe, {
        body: { planId: plan.id, method: 'PIX', payer: aPayer } as never,
      });
    const { body } = await subscribing();
    const [subscription, charge] = [assertDefined(body.subscription), assertDefined(body.charge)];
    await call(child, subscriptions.simulateCharge, {
      params: { id: charge.id },
      body: { outcome: 'PAID' },
    });
    expect((await reading(guardian, child)).body).toMatchObject({
      hasAccess: true,
      subscription: { planName: 'Plano mensal', priceCents: 2990, period: 'MONTH' },
      payments: [
        {
          chargeId: charge.id,
          planName: 'Plano mensal',
          method: 'PIX',
          priceCents: 2990,
          refundedCents: 0,
        },
      ],
    });
    await withdrawing(guardian, child);
    const overview = await call(child, subscriptions.readSubscription, {
      params: { userId: child.id },
    });
    expect(overview.body.access.isActive).toBe(true);
    expect((await subscribing()).body.code).toBe('guardian_needed');
    const params = { id: subscription.id };
    expect((await call(child, subscriptions.createCharge, { params })).body.code).toBe(
      'guardian_needed',
    );
  });
});

describe('the time to stop', () => {
  it('reaches the session of the child, and can be taken back', async () => {
    const { child, guardian } = await aFamily(db);
    expect(await stopping(guardian, child, '22:00')).toMatchObject({
      status: 200,
      body: { stopAt: '22:00' },
    });
    expect((await reading(guardian, child)).body.stopAt).toBe('22:00');
    expect((await session(child)).stopAt).toBe('22:00');
    await stopping(guardian, child, null);
    expect((await session(child)).stopAt).toBeNull();
  });

  it.each(['25:00', '22h', '', 22, undefined])('is refused as %s', async (stopAt) => {
    const { child, guardian } = await aFamily(db);
    expect(await stopping(guardian, child, stopAt)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'stopAt' }] },
    });
  });
});
