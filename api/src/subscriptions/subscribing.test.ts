import * as courses from '@sabia/domain/courses/courses.contract.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import * as contract from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import type { PlanChanges } from '@sabia/domain/subscriptions/plan.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { describe, expect, it } from 'vitest';
import { aCourse } from '../courses/courses.factory.ts';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { sql } from '../platform/db/database.ts';
import type { ChargeRequest } from './gateway/payment-gateway.ts';
import { aSubscriber, anAdmin, aUser } from '../users/users.factory.ts';
import { payersOf } from './payers.factory.ts';
import { subscribe as subscribeTo } from './subscribe.ts';
import { aPayer, aPlan } from './subscriptions.factory.ts';

const school = await createTestApp();
const { db, call, time, gateway } = school;
const { plan, subscribe, simulate, read, aPayingLearner } = await payersOf(school);
const admin = await anAdmin(db);
const course = await aCourse(db, { paymentType: 'PAID', sections: 1 });

const days = (count: number) => new Date(time.now.getTime() + count * 86_400_000);
const opens = async (who: User) =>
  (await call(who, courses.readCourse, { params: { id: course.id } })).status === 200;

const chargesOf = async (who: User) =>
  (
    await db.many(sql`
      select charges.id from charges join subscriptions on subscriptions.id = charges.subscription_id
      where user_id = ${who.id}`)
  ).length;

describe('subscribing', () => {
  it('by Pix returns a code, and the payment gives access', async () => {
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
    expect((await simulate(learner, assertDefined(body.charge).id)).status).toBe(204);
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

  it('by boleto returns its number, by card the URL of the service', async () => {
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
      'a boleto without a street',
      { method: 'BOLETO', payer: { ...aPayer, address: { ...aPayer.address, street: '' } } },
      'payer.address.street',
      'Campo obrigatório',
    ],
  ])('is refused with %s', async (_name, given, path, message) => {
    const { status, body } = await subscribe(await aUser(db), given);
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: [{ path, message }] });
  });

  it('by Pix needs no address, by boleto it does', async () => {
    const { address: _, ...payer } = aPayer;
    expect((await subscribe(await aUser(db), { payer })).status).toBe(201);
    expect(await subscribe(await aUser(db), { payer, method: 'BOLETO' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'payer.address', message: 'Campo obrigatório' }] },
    });
  });

  it('keeps document and address in the profile, if the payer wants it', async () => {
    const profileOf = async ({ id }: User) =>
      (await call(admin, users.readProfile, { params: { id } })).body;
    const [silent, byPix, byBoleto] = [await aUser(db), await aUser(db), await aUser(db)];
    await subscribe(silent);
    expect(await profileOf(silent)).toMatchObject({ cpf: null, city: null });
    await subscribe(byPix, { keepsPayer: true });
    expect(await profileOf(byPix)).toMatchObject({
      cpf: '52998224725',
      city: null,
      name: byPix.name,
    });
    await subscribe(byBoleto, { method: 'BOLETO', keepsPayer: true });
    expect(await profileOf(byBoleto)).toMatchObject({
      cpf: '52998224725',
      postalCode: '50030230',
      number: '925',
      complement: null,
      city: 'Recife',
    });
  });

  it('returns from the page of the payment service to the place that needed it', async () => {
    const asked: string[] = [];
    const service = {
      ...gateway,
      open: async ({ returnUrl }: ChargeRequest) => {
        asked.push(returnUrl);
        return {};
      },
    };
    const learner = await aUser(db);
    const draft = { planId: plan.id, method: 'CARD', payer: aPayer, keepsPayer: false } as const;
    const viewer = learner;
    const site = 'https://escola.example';
    await subscribeTo(
      db,
      { ...draft, returnPath: '/cursos/excel?conteudo=1&a=b' },
      { viewer, now: time.now, gateway: service, site },
    );
    expect(asked).toEqual([
      'https://escola.example/assinatura?voltar=%2Fcursos%2Fexcel%3Fconteudo%3D1%26a%3Db',
    ]);
    const { status, body } = await subscribe(learner, { returnPath: 'https://mal.example' });
    expect({ status, path: body.errors[0]?.path }).toEqual({ status: 422, path: 'returnPath' });
  });

  it('to an inactive plan is refused', async () => {
    const former = await aPlan(db, { isActive: false });
    expect((await subscribe(await aUser(db), { planId: former.id })).status).toBe(422);
  });

  it('is refused for subscribers and administrators', async () => {
    const { learner } = await aPayingLearner();
    expect(await subscribe(learner)).toMatchObject({
      status: 409,
      body: { code: 'already_subscribed' },
    });
    expect((await subscribe(await aSubscriber(db))).status).toBe(409);
  });

  it('ten times at once makes one subscription with one charge', async () => {
    const learner = await aUser(db);
    const replies = await Promise.all(Array.from({ length: 10 }, () => subscribe(learner)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(replies.map(({ body }) => body.charge?.id)).size).toBe(1);
    expect(await chargesOf(learner)).toBe(1);
  });

  it('by another method, or at a new price, makes another subscription', async () => {
    const own = await aPlan(db, { priceCents: 1000 });
    const learner = await aUser(db);
    const first = await subscribe(learner, { planId: own.id });
    const byBoleto = await subscribe(learner, { planId: own.id, method: 'BOLETO' });
    expect(byBoleto.body.subscription?.id).not.toBe(first.body.subscription?.id);
    await call(admin, contract.changePlan, { params: { id: own.id }, body: { priceCents: 5000 } });
    const dearer = await subscribe(learner, { planId: own.id });
    expect(dearer.body.charge).toMatchObject({ state: 'PENDING', priceCents: 5000 });
  });

  it('keeps its price when the plan changes', async () => {
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

describe('a school without payments', async () => {
  const poor = await createTestApp({ takesPayments: false });
  const learner = await aUser(poor.db);
  const own = await aPlan(poor.db);

  it('refuses subscriptions with the reason', async () => {
    expect((await poor.call(null, contract.listPlans)).body.canSubscribe).toBe(false);
    const body = { planId: own.id, method: 'PIX', payer: aPayer } as const;
    expect(await poor.call(learner, contract.subscribe, { body })).toMatchObject({
      status: 503,
      body: { code: 'payments_off' },
    });
  });

  it('has no sandbox and no webhook', async () => {
    const played = await poor.call(learner, contract.simulateCharge, {
      params: { id: own.id },
      body: { outcome: 'PAID' },
    });
    expect(played.status).toBe(404);
    const told = await poor.app.inject({ method: 'POST', url: '/v1/payments/webhook' });
    expect(told.statusCode).toBe(404);
  });
});

describe('while the payment service is down', () => {
  const down = { ...gateway, open: () => Promise.reject(new Refusal('payment_service_down')) };

  it('a charge that cannot be paid is not shown', async () => {
    const learner = await aUser(db);
    const viewer = {
      ...learner,
      claims: { ...learner, provider: 'test', emailVerified: true, picture: null },
    };
    const draft = { planId: plan.id, method: 'PIX', payer: aPayer, keepsPayer: false } as const;
    const asked = subscribeTo(db, draft, { viewer, now: time.now, gateway: down, site: '' });
    await expect(asked).rejects.toMatchObject({ code: 'payment_service_down' });
    expect(await read(learner)).toMatchObject({ subscription: null, charge: null });
    expect((await subscribe(learner)).body.charge?.pixCode).toEqual(expect.any(String));
  });
});

describe('a charge', () => {
  it('that is refused or expires gives no access, and can be requested again', async () => {
    const learner = await aUser(db);
    const { body } = await subscribe(learner);
    const { id } = assertDefined(body.subscription);
    const again = () => call(learner, contract.createCharge, { params: { id } });
    expect((await again()).body.charge?.id).toBe(body.charge?.id);
    await simulate(learner, assertDefined(body.charge).id, 'REFUSED');
    expect((await read(learner)).charge?.state).toBe('REFUSED');
    const second = (await again()).body;
    expect(second.charge).toMatchObject({ state: 'PENDING' });
    expect(second.charge?.id).not.toBe(body.charge?.id);
    await simulate(learner, assertDefined(second.charge).id);
    expect(await opens(learner)).toBe(true);
    expect(await again()).toMatchObject({ status: 409, body: { code: 'nothing_to_pay' } });
  });

  it('that is requested again ten times at once is one', async () => {
    const learner = await aUser(db);
    const { body } = await subscribe(learner);
    await simulate(learner, assertDefined(body.charge).id, 'REFUSED');
    const params = { id: assertDefined(body.subscription).id };
    const again = await Promise.all(
      Array.from({ length: 10 }, () => call(learner, contract.createCharge, { params })),
    );
    expect(new Set(again.map((reply) => reply.body.charge?.id)).size).toBe(1);
    expect(await chargesOf(learner)).toBe(2);
  });

  it.each<[string, PlanChanges]>([
    ['price', { priceCents: 29_900 }],
    ['period', { period: 'YEAR' }],
    ['availability', { isActive: false }],
  ])('that was never paid is void after a change of the %s', async (_name, changes) => {
    const own = await aPlan(db, { priceCents: 100 });
    const learner = await aUser(db);
    const { body } = await subscribe(learner, { planId: own.id });
    await simulate(learner, assertDefined(body.charge).id, 'EXPIRED');
    await call(admin, contract.changePlan, { params: { id: own.id }, body: changes });
    const params = { id: assertDefined(body.subscription).id };
    expect(await call(learner, contract.createCharge, { params })).toMatchObject({
      status: 409,
      body: { code: 'plan_changed', detail: expect.stringContaining('Assine de novo') },
    });
    expect(await opens(learner)).toBe(false);
  });

  it('of a renewal keeps the agreed price during the days of grace, and no longer', async () => {
    const today = time.now;
    const own = await aPlan(db, { priceCents: 100 });
    const { learner, id } = await aPayingLearner({ planId: own.id });
    await call(admin, contract.changePlan, {
      params: { id: own.id },
      body: { priceCents: 29_900 },
    });
    const due = Date.parse(assertDefined((await read(learner)).subscription?.renewsAt));
    const again = () => call(learner, contract.createCharge, { params: { id } });
    const expiredAtOnce = sql`renews_at, renews_at, renews_at, renews_at`;
    await db.run(sql`
      insert into charges (subscription_id, price_cents, is_renewal, starts_at, opened_at, asked_at, expires_at)
      select id, price_cents, true, ${expiredAtOnce} from subscriptions where id = ${id}`);
    time.now = new Date(due + 4 * 86_400_000);
    expect(await again()).toMatchObject({ status: 409, body: { code: 'plan_changed' } });
    time.now = new Date(due + 1 * 86_400_000);
    expect((await again()).body.charge).toMatchObject({ state: 'PENDING', priceCents: 100 });
    time.now = today;
  });

  it('can be simulated by its owner only', async () => {
    const { body } = await subscribe(await aUser(db));
    expect((await simulate(await aUser(db), assertDefined(body.charge).id)).status).toBe(404);
  });

  it('that is paid twice counts once', async () => {
    const { learner } = await aPayingLearner();
    const before = await read(learner);
    await simulate(learner, assertDefined(before.charge).id);
    expect(await read(learner)).toEqual(before);
  });
});
