import type { PaymentEventKind } from '@sabia/domain/subscriptions/payment-event.ts';
import * as contract from '@sabia/domain/subscriptions/subscriptions.contract.ts';
import type { User } from '@sabia/domain/users/user.ts';
import type { createTestApp } from '../../test/support/test-app.factory.ts';
import { assertDefined } from '../../test/support/assert-defined.ts';
import { aUser } from '../users/users.factory.ts';
import { aPayer, aPlan } from './subscriptions.factory.ts';

type App = Pick<Awaited<ReturnType<typeof createTestApp>>, 'db' | 'call'>;
type Outcome = Extract<PaymentEventKind, 'PAID' | 'REFUSED' | 'EXPIRED'>;

/** A plan, and users who subscribe to it and pay in the sandbox. */
export async function payersOf({ db, call }: App) {
  const plan = await aPlan(db);

  const subscribe = (who: User, given: object = {}) =>
    call(who, contract.subscribe, {
      body: { planId: plan.id, method: 'PIX', payer: aPayer, ...given } as never,
    });
  const simulate = (who: User, chargeId: string, outcome: Outcome = 'PAID') =>
    call(who, contract.simulateCharge, { params: { id: chargeId }, body: { outcome } });
  const read = async (who: User) =>
    (await call(who, contract.readSubscription, { params: { userId: who.id } })).body;

  async function aPayingLearner(given: object = {}) {
    const learner = await aUser(db);
    const { body } = await subscribe(learner, given);
    await simulate(learner, assertDefined(body.charge).id);
    return { learner, id: assertDefined(body.subscription).id };
  }

  return { plan, subscribe, simulate, read, aPayingLearner };
}
