import type { PaymentEventKind } from '@sabia/domain/subscriptions/payment-event.ts';
import type { User } from '@sabia/domain/users/user.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sql } from '../platform/db/database.ts';
import { createTestApp, sandboxSecret } from '../../test/support/test-app.factory.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { aUser } from '../users/users.factory.ts';
import { sign } from './gateway/signature.ts';
import { payersOf } from './payers.factory.ts';

const school = await createTestApp();
const { app, db, time, gateway } = school;
const { subscribe, read } = await payersOf(school);
const day = 86_400_000;

/** Another method makes a second subscription of the same learner. */
async function aPendingCharge(who?: User) {
  const learner = who ?? (await aUser(db));
  const { body } = await subscribe(learner, { method: who ? 'BOLETO' : 'PIX' });
  return { learner, chargeId: assertDefined(body.charge).id };
}

interface Told {
  kind: PaymentEventKind;
  chargeId: string;
  daysAgo: number;
}
const eventOf = ({ kind, chargeId, daysAgo }: Told) =>
  JSON.stringify({
    id: `${chargeId}:${kind}:${daysAgo}`,
    kind,
    at: new Date(time.now.getTime() - daysAgo * day).toISOString(),
    chargeId,
    cardToken: null,
  });
const post = (body: string, signature: string) =>
  app.inject({
    method: 'POST',
    url: '/v1/payments/webhook',
    headers: { 'content-type': 'application/json', [gateway.signatureHeader]: signature },
    body,
  });
const tell = (told: Told) => {
  const { body, signature } = sign(eventOf(told), { secret: sandboxSecret, now: time.now });
  return post(body, signature);
};

describe('a notification', () => {
  it('is accepted with a valid signature only', async () => {
    const { learner, chargeId } = await aPendingCharge();
    expect((await tell({ kind: 'PAID', chargeId, daysAgo: 0 })).statusCode).toBe(204);
    expect((await read(learner)).access.isActive).toBe(true);
  });

  it.each<[string, (body: string) => Promise<{ statusCode: number }>]>([
    ['is not signed', (body) => post(body, '')],
    [
      'is signed by somebody else',
      (body) => post(body, sign(body, { secret: 'guessed', now: time.now }).signature),
    ],
    [
      'was changed on its way',
      (body) => post(`${body} `, sign(body, { secret: sandboxSecret, now: time.now }).signature),
    ],
    [
      'was recorded and is played again later',
      (body) =>
        post(
          body,
          sign(body, { secret: sandboxSecret, now: new Date(time.now.getTime() - 301_000) })
            .signature,
        ),
    ],
  ])('that %s is refused and changes nothing', async (_name, send) => {
    const { learner, chargeId } = await aPendingCharge();
    const refused = await send(eventOf({ kind: 'PAID', chargeId, daysAgo: 0 }));
    expect(refused.statusCode).toBe(400);
    expect((await read(learner)).access.isActive).toBe(false);
  });

  it('about an unknown charge is accepted without effect', async () => {
    const chargeId = '019d0000-0000-7000-8000-000000000001';
    expect((await tell({ kind: 'PAID', chargeId, daysAgo: 0 })).statusCode).toBe(204);
  });

  it('delivered concurrently is stored once', async () => {
    const { learner, chargeId } = await aPendingCharge();
    await Promise.all(
      Array.from({ length: 10 }, () => tell({ kind: 'PAID', chargeId, daysAgo: 0 })),
    );
    expect((await read(learner)).history).toHaveLength(1);
  });
});

it('two payments for the same time give two periods, and one renewal', async () => {
  const first = await aPendingCharge();
  const second = await aPendingCharge(first.learner);
  await tell({ kind: 'PAID', chargeId: first.chargeId, daysAgo: 0 });
  const once = await read(first.learner);
  await tell({ kind: 'PAID', chargeId: second.chargeId, daysAgo: 0 });
  const twice = await read(first.learner);
  const [until, later] = [once, twice].map(({ access }) => Date.parse(assertDefined(access.until)));
  expect(assertDefined(later) - assertDefined(until)).toBeGreaterThanOrEqual(28 * day);
  const renewals = await db.many<{ renewsAt: string | null }>(sql`
    select renews_at from subscriptions where user_id = ${first.learner.id} order by id`);
  expect(renewals.map(({ renewsAt }) => renewsAt !== null)).toEqual([false, true]);
  await tell({ kind: 'REFUNDED', chargeId: second.chargeId, daysAgo: 0 });
  expect((await read(first.learner)).access.until).toBe(once.access.until);
});

const facts = fc.array(
  fc.record({
    kind: fc.constantFrom<PaymentEventKind[]>(
      'PAID',
      'REFUSED',
      'EXPIRED',
      'REFUNDED',
      'CHARGED_BACK',
      'CHARGEBACK_REVERSED',
    ),
    charge: fc.constantFrom(0, 1),
    daysAgo: fc.integer({ min: 0, max: 50 }),
  }),
  { minLength: 1, maxLength: 8 },
);
/** The order of events, and an order of arrival: any order, some of them twice. */
const arrivals = facts.chain((all) =>
  fc.record({
    facts: fc.constant(all),
    arrived: fc
      .subarray(all)
      .chain((again) =>
        fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }),
      ),
  }),
);

it('any order of arrival has the same result, and paying users have access', async () => {
  await fc.assert(
    fc.asyncProperty(arrivals, async ({ facts: all, arrived }) => {
      const outcomes = [];
      for (const order of [all, arrived]) {
        const first = await aPendingCharge();
        const second = await aPendingCharge(first.learner);
        const charges = [first.chargeId, second.chargeId];
        for (const { charge, ...told } of order)
          expect(
            (await tell({ ...told, chargeId: assertDefined(charges[charge]) })).statusCode,
          ).toBe(204);
        const { access, charge, subscription, history } = await read(first.learner);
        outcomes.push({
          access,
          state: charge?.state,
          renewsAt: subscription?.renewsAt,
          history: history.map(({ kind, at }) => `${at} ${kind}`).toSorted(),
        });
      }
      expect(outcomes[1]).toEqual(outcomes[0]);
      const isPaid = [0, 1].some((charge) => {
        const told = all.filter((fact) => fact.charge === charge);
        return (
          told.some(({ kind, daysAgo }) => kind === 'PAID' && daysAgo < 28) &&
          !told.some(({ kind }) => kind === 'REFUNDED' || kind === 'CHARGED_BACK')
        );
      });
      if (isPaid) expect(outcomes[0]?.access.isActive).toBe(true);
    }),
    { numRuns: 20 },
  );
});
