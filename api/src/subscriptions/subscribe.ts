import { messages } from '@sabia/domain/messages.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { accessFrom } from '@sabia/domain/subscriptions/access.ts';
import { subscriptionStart } from '@sabia/domain/subscriptions/subscription-start.ts';
import type { SubscriptionDraft } from '@sabia/domain/subscriptions/subscription.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';
import { expiryOf, openCharge } from './open-charge.ts';
import { findPlan } from './plans.queries.ts';
import { listLedger } from './subscriptions.queries.ts';

/** Subscribes to the current version of a plan. Access starts with the payment. */
export async function subscribe(
  db: Database,
  {
    viewer,
    draft,
    now,
  }: { viewer: Pick<Viewer, 'id' | 'email'>; draft: SubscriptionDraft; now: Date },
  service: { gateway: PaymentGateway; site: string },
): Promise<void> {
  const { method, payer, planId } = draft;
  const [plan, ledger] = await Promise.all([
    findPlan(db, planId, { withInactive: false }),
    listLedger(db, viewer.id),
  ]);
  if (!plan) throw invalid('planId', messages.unknownId);
  const start = subscriptionStart(accessFrom(ledger, now));
  if (!start.granted) throw new Refusal('already_subscribed');
  const expiresAt = expiryOf(method, now);
  const { id } = await db.one<{ id: string }>(sql`
    with agreed as (
      insert into subscriptions (user_id, plan_id, plan_name, price_cents, period, method, payer, created_at)
      values (${viewer.id}, ${plan.id}, ${plan.name}, ${plan.priceCents}, ${plan.period}, ${method},
        ${JSON.stringify(payer)}, ${now.toISOString()})
      returning id
    )
    insert into charges (subscription_id, price_cents, is_renewal, starts_at, opened_at, expires_at)
    select id, ${plan.priceCents}, false, ${start.at}, ${now.toISOString()}, ${expiresAt} from agreed
    returning id`);
  const charge = { id, method, priceCents: plan.priceCents, planName: plan.name, payer, expiresAt };
  await openCharge(db, { ...charge, email: viewer.email, cardToken: null }, { ...service, now });
}
