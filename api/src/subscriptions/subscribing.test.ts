import * as courses from '@sabia/domain/courses/courses.contract.ts';
import * as contract from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { aSchool } from '../school.factory.ts';
import { there } from '../shell/testing/there.ts';
import { aSubscriber, anAdmin, aUser } from '../users/users.factory.ts';
import { aPayer, aPlan } from './subscriptions.factory.ts';

const { db, call, time } = await aSchool();
const admin = await anAdmin(db);
const plan = await aPlan(db);
const course = await aCourse(db, { paymentType: 'PAID', sections: 1 });

const days = (count: number) => new Date(time.now.getTime() + count * 86_400_000);
const subscribe = (who: User, given: object = {}) =>
  call(who, contract.subscribe, {
    body: { planId: plan.id, method: 'PIX', payer: aPayer, ...given } as never,
  });
const read = async (who: User) =>
  (await call(who, contract.readSubscription, { params: { userId: who.id } })).body;
const play = (who: User, chargeId: string, outcome: 'PAID' | 'REFUSED' | 'EXPIRED' = 'PAID') =>
  call(who, contract.settleSandboxCharge, { params: { id: chargeId }, body: { outcome } });
const opens = async (who: User) =>
  (await call(who, courses.readCourse, { params: { id: course.id } })).status === 200;

async function aPayingLearner(given: object = {}) {
  const learner = await aUser(db);
  const { body } = await subscribe(learner, given);
  await play(learner, there(body.charge).id);
  return { learner, id: there(body.subscription).id };
}

describe('subscribing', () => {
  it('by Pix shows a code, and opens everything once it is paid', async () => {
    const learner = await aUser(db);
    const { status, body, headers } = await subscribe(learner);
    expect({ status, location: headers.location }).toEqual({
      status: 201,
      location: `/v1/subscriptions/user/${learner.id}`,
    });
    expect(body).toMatchObject({
      access: { isActive: false, reason: 'NEVER' },
      subscription: { planName: 'Plano mensal', priceCents: 2990, renewsAt: null },
      charge: {
        state: 'PENDING',
        pixCode: expect.stringMatching(/^000201.*br\.gov\.bcb\.pix.*540529\.90.*6304[\dA-F]{4}$/),
        pixImage: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/),
        boletoLine: null,
      },
      isSandbox: true,
    });
    expect(await opens(learner)).toBe(false);
    expect((await play(learner, there(body.charge).id)).status).toBe(204);
    expect(await opens(learner)).toBe(true);
    const paid = await read(learner);
    expect(paid).toMatchObject({
      access: { isActive: true, reason: 'PAID' },
      charge: { state: 'PAID' },
      refundableUntil: days(7).toISOString(),
      history: [{ kind: 'PAYMENT_CONFIRMED', planName: 'Plano mensal', priceCents: 2990 }],
    });
    expect(paid.subscription?.renewsAt).toBe(paid.history[0]?.until);
  });

  it('by boleto shows its line, by card nothing that is ours', async () => {
    const byBoleto = await subscribe(await aUser(db), { method: 'BOLETO' });
    expect(byBoleto.body.charge).toMatchObject({
      boletoLine: expect.stringMatching(/^\d{47}$/),
      pixCode: null,
    });
    const byCard = await subscribe(await aUser(db), { method: 'CARD' });
    expect(byCard.body.charge).toMatchObject({ boletoLine: null, pixCode: null });
  });

  it.each<[string, object, string, string]>([
    [
      'an unknown plan',
      { planId: admin.id },
      'planId',
      'Não existe um item com este identificador',
    ],
    ['no method', { method: undefined }, 'method', 'Campo obrigatório'],
    ['a wrong CPF', { payer: { ...aPayer, cpf: '11111111111' } }, 'payer.cpf', 'CPF inválido'],
    [
      'no street',
      { payer: { ...aPayer, address: { ...aPayer.address, street: '' } } },
      'payer.address.street',
      'Campo obrigatório',
    ],
  ])('is refused with %s', async (_name, given, path, message) => {
    const { status, body } = await subscribe(await aUser(db), given);
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: [{ path, message }] });
  });

  it('to a plan that is not on offer any more is refused', async () => {
    const former = await aPlan(db, { isActive: false });
    expect((await subscribe(await aUser(db), { planId: former.id })).status).toBe(422);
  });

  it('is not for who pays already, or need not pay', async () => {
    const { learner } = await aPayingLearner();
    expect(await subscribe(learner)).toMatchObject({
      status: 409,
      body: { code: 'already_subscribed' },
    });
    expect((await subscribe(await aSubscriber(db))).status).toBe(409);
  });

  it('keeps what was agreed when the plan changes', async () => {
    const own = await aPlan(db, { name: 'Antigo', priceCents: 1000 });
    const { learner } = await aPayingLearner({ planId: own.id });
    await call(admin, contract.changePlan, {
      params: { id: own.id },
      body: { name: 'Novo', priceCents: 5000 },
    });
    expect((await read(learner)).subscription).toMatchObject({
      planName: 'Antigo',
      priceCents: 1000,
    });
  });
});

describe('a charge', () => {
  it('that is refused or expires opens nothing, and can be asked for again', async () => {
    const learner = await aUser(db);
    const { body } = await subscribe(learner);
    const { id } = there(body.subscription);
    const again = () => call(learner, contract.payAgain, { params: { id } });
    expect((await again()).body.charge?.id).toBe(body.charge?.id);
    await play(learner, there(body.charge).id, 'REFUSED');
    expect((await read(learner)).charge?.state).toBe('REFUSED');
    const second = (await again()).body;
    expect(second.charge).toMatchObject({ state: 'PENDING' });
    expect(second.charge?.id).not.toBe(body.charge?.id);
    await play(learner, there(second.charge).id);
    expect(await opens(learner)).toBe(true);
    expect(await again()).toMatchObject({ status: 409, body: { code: 'nothing_to_pay' } });
  });

  it('is played by its owner only', async () => {
    const { body } = await subscribe(await aUser(db));
    expect((await play(await aUser(db), there(body.charge).id)).status).toBe(404);
  });

  it('that is paid twice over counts once', async () => {
    const { learner } = await aPayingLearner();
    const before = await read(learner);
    await play(learner, there(before.charge).id);
    expect(await read(learner)).toEqual(before);
  });
});

describe('a subscription', () => {
  it('that is cancelled stays open until what was paid for ends', async () => {
    const school = await aSchool();
    const learner = await aUser(school.db);
    const own = await aPlan(school.db);
    const asked = { planId: own.id, method: 'CARD', payer: aPayer } as const;
    const { body } = await school.call(learner, contract.subscribe, { body: asked });
    await school.call(learner, contract.settleSandboxCharge, {
      params: { id: there(body.charge).id },
      body: { outcome: 'PAID' },
    });
    const params = { id: there(body.subscription).id };
    const cancelled = await school.call(learner, contract.cancelSubscription, { params });
    const until = there(cancelled.body.access.until);
    expect(cancelled.body).toMatchObject({
      access: { isActive: true, reason: 'CANCELLED' },
      subscription: { renewsAt: null },
      history: [{ kind: 'CANCELLED' }, { kind: 'PAYMENT_CONFIRMED', until }],
    });
    const isSubscriber = async () =>
      (await school.call(learner, users.readUser, { params: { id: learner.id } })).body
        .isSubscriber;
    school.time.now = new Date(Date.parse(until) - 1);
    expect(await isSubscriber()).toBe(true);
    school.time.now = new Date(until);
    expect(await isSubscriber()).toBe(false);
  });

  it('can be followed by another one, which begins where it ends', async () => {
    const { learner, id } = await aPayingLearner();
    const cancelled = await call(learner, contract.cancelSubscription, { params: { id } });
    const until = there(cancelled.body.access.until);
    const { body } = await subscribe(learner);
    await play(learner, there(body.charge).id);
    const { access, subscription } = await read(learner);
    expect(access).toMatchObject({ isActive: true, reason: 'PAID' });
    expect(Date.parse(there(subscription?.renewsAt))).toBeGreaterThan(
      Date.parse(until) + 27 * 86_400_000,
    );
  });

  it('is given back within seven days, and access ends with it', async () => {
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

  it('belongs to who subscribed', async () => {
    const { learner, id } = await aPayingLearner();
    const other = await aUser(db);
    const params = { id };
    expect((await call(other, contract.cancelSubscription, { params })).status).toBe(404);
    expect((await call(other, contract.refundSubscription, { params })).status).toBe(404);
    expect((await call(other, contract.payAgain, { params })).status).toBe(404);
    const reading = { params: { userId: learner.id } };
    expect((await call(other, contract.readSubscription, reading)).status).toBe(403);
    expect((await call(admin, contract.readSubscription, reading)).status).toBe(200);
  });

  it('is closed by an administrator, and not renewed any more', async () => {
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

  it('is found by administrators, by who pays and whether it is renewed', async () => {
    const { learner, id } = await aPayingLearner();
    const page = async (query: object) =>
      (await call(admin, contract.pageSubscriptions, { query })).body.items.map((each) => each.id);
    expect(await page({ searchKey: learner.email, renewal: 'ON' })).toEqual([id]);
    expect(await page({ searchKey: learner.email, renewal: 'OFF' })).toEqual([]);
    expect(await page({ searchKey: 'ninguém' })).toEqual([]);
  });
});

describe('plans', () => {
  it('are on offer to everybody once they are active, the cheapest first', async () => {
    const draft = { name: 'Plano anual', priceCents: 29_900, period: 'YEAR' } as const;
    const { status, body } = await call(admin, contract.createPlan, { body: draft });
    expect({ status, isActive: body.isActive }).toEqual({ status: 201, isActive: false });
    const isOffered = async () =>
      (await call(null, contract.listPlans)).body.plans.some((each) => each.id === body.id);
    const params = { id: body.id };
    expect(await isOffered()).toBe(false);
    expect((await call(null, contract.readPlan, { params })).status).toBe(404);
    await call(admin, contract.changePlan, { params, body: { isActive: true } });
    expect(await isOffered()).toBe(true);
    const prices = (await call(null, contract.listPlans)).body.plans.map((each) => each.priceCents);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect((await call(null, contract.listPlans)).body.canSubscribe).toBe(true);
  });

  it.each([
    [{ name: '' }, 'name', 'Campo obrigatório'],
    [{ priceCents: 99 }, 'priceCents', 'O preço vai de R$ 1,00 a R$ 10.000,00'],
    [{ priceCents: 19.9 }, 'priceCents', 'O preço vai de R$ 1,00 a R$ 10.000,00'],
    [{ period: 'WEEK' }, 'period', 'Campo obrigatório'],
  ])('are refused with %j', async (given, path, message) => {
    const body = { name: 'Plano', priceCents: 1000, period: 'MONTH', ...given } as never;
    expect((await call(admin, contract.createPlan, { body })).body.errors).toEqual([
      { path, message },
    ]);
  });
});
