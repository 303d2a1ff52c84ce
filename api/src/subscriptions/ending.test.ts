import * as courses from '@sabia/domain/courses/courses.contract.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import * as contract from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { anAdmin, aUser } from '../users/users.factory.ts';
import { forgetPayer } from './forget-payer.ts';
import { payersOf } from './payers.factory.ts';
import { sql } from '../platform/db/database.ts';
import { removeOldRefundRequests } from './refund-requests.queries.ts';
import { refundSubscription } from './refund-subscription.ts';
import { aPayer } from './subscriptions.factory.ts';

const school = await createTestApp();
const { db, call, time, gateway } = school;
const { subscribe, simulate, read, aPayingLearner } = await payersOf(school);
const admin = await anAdmin(db);
const course = await aCourse(db, { paymentType: 'PAID', sections: 1 });
const today = time.now;

beforeEach(() => {
  time.now = today;
});

const deletion = { keepsName: false, files: { remove: () => Promise.resolve() } };
const payerOf = (cpf: string) => ({ ...aPayer, cpf });
const opens = async (who: User) =>
  (await call(who, courses.readCourse, { params: { id: course.id } })).status === 200;

describe('a subscription', () => {
  it('that is cancelled gives access until the end of the paid period', async () => {
    const { learner, id } = await aPayingLearner();
    const cancelled = await call(learner, contract.cancelSubscription, { params: { id } });
    const until = assertDefined(cancelled.body.access.until);
    expect(cancelled.body).toMatchObject({
      access: { isActive: true, reason: 'CANCELLED' },
      subscription: { renewsAt: null },
      history: [{ kind: 'CANCELLED' }, { kind: 'PAYMENT_CONFIRMED', until }],
    });
    const isSubscriber = async () =>
      (await call(learner, users.readUser, { params: { id: learner.id } })).body.isSubscriber;
    time.now = new Date(Date.parse(until) - 1);
    expect(await isSubscriber()).toBe(true);
    time.now = new Date(until);
    expect(await isSubscriber()).toBe(false);
  });

  it('can be followed by another one, which starts at its end', async () => {
    const { learner, id } = await aPayingLearner();
    const cancelled = await call(learner, contract.cancelSubscription, { params: { id } });
    const until = assertDefined(cancelled.body.access.until);
    const { body } = await subscribe(learner);
    await simulate(learner, assertDefined(body.charge).id);
    const { access, subscription } = await read(learner);
    expect(access).toMatchObject({ isActive: true, reason: 'PAID' });
    expect(Date.parse(assertDefined(subscription?.renewsAt))).toBeGreaterThan(
      Date.parse(until) + 27 * 86_400_000,
    );
  });

  it('stays the current one when the payment of another one fails', async () => {
    const { learner, id } = await aPayingLearner();
    await call(learner, contract.cancelSubscription, { params: { id } });
    const { body } = await subscribe(learner);
    expect(body.charge?.state).toBe('PENDING');
    await simulate(learner, assertDefined(body.charge).id, 'REFUSED');
    expect(await read(learner)).toMatchObject({
      subscription: { id },
      charge: { state: 'PAID' },
      refundableUntil: expect.any(String),
    });
  });

  it('is refunded within seven days, and access ends', async () => {
    const { learner, id } = await aPayingLearner();
    const refund = () => call(learner, contract.refundSubscription, { params: { id } });
    expect((await refund()).body).toMatchObject({
      access: { isActive: false, reason: 'REFUNDED' },
      charge: { state: 'REFUNDED' },
      refundableUntil: null,
    });
    expect(await opens(learner)).toBe(false);
    expect(await refund()).toMatchObject({ status: 409, body: { code: 'refund_too_late' } });
  });

  it('is refunded once in 12 months per user, whatever document they type', async () => {
    const { learner, id } = await aPayingLearner({ payer: payerOf('11144477735') });
    expect((await call(learner, contract.refundSubscription, { params: { id } })).status).toBe(200);
    const again = await subscribe(learner, { payer: payerOf('12345678909') });
    await simulate(learner, assertDefined(again.body.charge).id);
    expect((await read(learner)).refundableUntil).toBeNull();
    const second = { id: assertDefined(again.body.subscription).id };
    expect(await call(learner, contract.refundSubscription, { params: second })).toMatchObject({
      status: 409,
      body: { code: 'refund_used', detail: expect.stringContaining('12 meses') },
    });
    expect((await read(learner)).access.isActive).toBe(true);
  });

  it('is refunded once in 12 months per document, also after the account was deleted', async () => {
    const payer = payerOf('98765432100');
    const first = await aPayingLearner({ payer });
    const refund = ({ learner, id }: typeof first) =>
      call(learner, contract.refundSubscription, { params: { id } });
    expect((await refund(first)).status).toBe(200);
    await db.transaction((tx) =>
      forgetPayer(tx, { ...deletion, userId: first.learner.id, now: time.now }),
    );
    const other = await aPayingLearner({ payer });
    expect(await refund(other)).toMatchObject({ status: 409, body: { code: 'refund_used' } });
    time.now = new Date(today.getTime() + 366 * 86_400_000);
    const later = await aPayingLearner({ payer });
    expect((await refund(later)).body.charge?.state).toBe('REFUNDED');
  });

  it('has its request of a refund kept for 12 months', async () => {
    const { learner, id } = await aPayingLearner({ payer: payerOf('39053344705') });
    await call(learner, contract.refundSubscription, { params: { id } });
    const requests = () => db.many(sql`select from refund_requests where user_id = ${learner.id}`);
    const after = (days: number) => new Date(time.now.getTime() + days * 86_400_000);
    await removeOldRefundRequests(db, after(364));
    expect(await requests()).toHaveLength(1);
    await removeOldRefundRequests(db, after(366));
    expect(await requests()).toEqual([]);
  });

  it('is refunded once when two users with one document ask at once', async () => {
    const payer = payerOf('39053344705');
    const both = [await aPayingLearner({ payer }), await aPayingLearner({ payer })];
    const replies = await Promise.all(
      both.map(({ learner, id }) => call(learner, contract.refundSubscription, { params: { id } })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is refunded after the payment service failed the first time', async () => {
    const { learner, id } = await aPayingLearner({ payer: payerOf('15350946056') });
    const down = { ...gateway, refund: () => Promise.reject(new Refusal('payment_service_down')) };
    const asked = refundSubscription(
      db,
      { id, userId: learner.id },
      { now: time.now, gateway: down },
    );
    await expect(asked).rejects.toMatchObject({ code: 'payment_service_down' });
    expect((await read(learner)).refundableUntil).not.toBeNull();
    const { body } = await call(learner, contract.refundSubscription, { params: { id } });
    expect(body.charge?.state).toBe('REFUNDED');
  });

  it('belongs to its subscriber', async () => {
    const { learner, id } = await aPayingLearner();
    const other = await aUser(db);
    const params = { id };
    expect((await call(other, contract.cancelSubscription, { params })).status).toBe(404);
    expect((await call(other, contract.refundSubscription, { params })).status).toBe(404);
    expect((await call(other, contract.createCharge, { params })).status).toBe(404);
    const reading = { params: { userId: learner.id } };
    expect((await call(other, contract.readSubscription, reading)).status).toBe(403);
    expect((await call(admin, contract.readSubscription, reading)).status).toBe(200);
  });

  it('is ended by an administrator and not renewed', async () => {
    const { learner } = await aPayingLearner();
    await call(admin, users.changeSubscription, {
      params: { id: learner.id },
      body: { hasActiveSubscription: false },
    });
    expect(await read(learner)).toMatchObject({
      access: { isActive: false, reason: 'REVOKED' },
      subscription: { renewsAt: null },
    });
  });

  it('is found by administrators by subscriber and renewal', async () => {
    const { learner, id } = await aPayingLearner();
    const page = async (query: object) =>
      (await call(admin, contract.pageSubscriptions, { query })).body.items.map((each) => each.id);
    expect(await page({ searchKey: learner.email, renewal: 'ON' })).toEqual([id]);
    expect(await page({ searchKey: learner.email, renewal: 'OFF' })).toEqual([]);
    expect(await page({ searchKey: 'ninguém' })).toEqual([]);
  });
});
