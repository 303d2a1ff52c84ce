import * as contract from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../test/support/test-app.factory.ts';
import { anAdmin } from '../users/users.factory.ts';

const { db, call } = await createTestApp();
const admin = await anAdmin(db);

describe('plans', () => {
  it('are public while active, the cheapest first', async () => {
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
    [{ period: 'WEEK' }, 'period', 'Use MONTH ou YEAR'],
  ])('are refused with %j', async (given, path, message) => {
    const body = { name: 'Plano', priceCents: 1000, period: 'MONTH', ...given } as never;
    expect((await call(admin, contract.createPlan, { body })).body.errors).toEqual([
      { path, message },
    ]);
  });
});
