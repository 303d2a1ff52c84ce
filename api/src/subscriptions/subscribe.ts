import { messages } from '@sabia/domain/messages.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import { accessFrom } from '@sabia/domain/subscriptions/access.ts';
import { subscriptionStart } from '@sabia/domain/subscriptions/subscription-start.ts';
import type { Plan } from '@sabia/domain/subscriptions/plan.ts';
import type { SubscriptionDraft } from '@sabia/domain/subscriptions/subscription.ts';
import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { ledgerOf } from './access-locks.ts';
import { expiryOf, openCharge, type DueCharge, type PayingAct } from './open-charge.ts';
import { findPlan } from './plans.queries.ts';
import { listLedger } from './subscriptions.queries.ts';

/**
 * Subscribes to the current version of a plan. Access starts with the payment. A repeated request while the
 * payment is pending is the same subscription.
 */
export async function subscribe(
  db: Database,
  draft: SubscriptionDraft,
  { viewer, now, ...service }: PayingAct,
): Promise<void> {
  const { method, payer, keepsPayer, returnPath } = draft;
  const { agreed, id, expiresAt, isRequested } = await db.transaction(async (tx) => {
    const plan = await findPlan(tx, draft.planId, { withInactive: false });
    if (!plan) throw invalid('planId', messages.unknownId);
    const start = subscriptionStart(accessFrom(await listLedger(tx, viewer.id), now));
    if (!start.granted) throw new Refusal('already_subscribed');
    const agreement: Agreement = { userId: viewer.id, plan, method, payer, startsAt: start.at };
    const charge = (await findPending(tx, agreement, now)) ?? (await agree(tx, agreement, now));
    if (keepsPayer) await emit(tx, 'payer.kept', { userId: viewer.id, payer, now });
    return { agreed: plan, ...charge };
  }, ledgerOf(viewer.id));
  if (isRequested) return;
  const { priceCents, name: planName } = agreed;
  const charge = { id, method, priceCents, planName, payer, expiresAt, returnPath };
  await openCharge(db, { ...charge, email: viewer.email, cardToken: null }, { ...service, now });
}

interface Agreement extends Pick<SubscriptionDraft, 'method' | 'payer'> {
  userId: string;
  plan: Plan;
  startsAt: string | null;
}

type FirstCharge = Pick<DueCharge, 'id' | 'expiresAt'> & { isRequested: boolean };

/** The unpaid first charge of the same agreement. */
const findPending = (
  tx: Database,
  { userId, plan, method, payer, startsAt }: Agreement,
  now: Date,
) =>
  tx.maybe<FirstCharge>(sql`
    select charges.id, charges.expires_at, asked_at is not null as is_requested
    from charges join subscriptions on subscriptions.id = charges.subscription_id
    where user_id = ${userId} and plan_id = ${plan.id} and plan_name = ${plan.name}
      and subscriptions.price_cents = ${plan.priceCents} and period = ${plan.period}
      and method = ${method} and payer = ${JSON.stringify(payer)}::jsonb
      and starts_at is not distinct from ${startsAt}::timestamptz and expires_at > ${now.toISOString()}
      and not exists (select from access_entries
        where access_entries.subscription_id = subscriptions.id)
    order by charges.id desc limit 1`);

async function agree(
  tx: Database,
  { userId, plan, method, payer, startsAt }: Agreement,
  now: Date,
): Promise<FirstCharge> {
  const expiresAt = expiryOf(method, now);
  const { id } = await tx.one<{ id: string }>(sql`
    with agreed as (
      insert into subscriptions (user_id, plan_id, plan_name, price_cents, period, method, payer, created_at)
      values (${userId}, ${plan.id}, ${plan.name}, ${plan.priceCents}, ${plan.period}, ${method},
        ${JSON.stringify(payer)}, ${now.toISOString()})
      returning id
    )
    insert into charges (subscription_id, price_cents, is_renewal, starts_at, opened_at, expires_at)
    select id, ${plan.priceCents}, false, ${startsAt}, ${now.toISOString()}, ${expiresAt} from agreed
    returning id`);
  return { id, expiresAt, isRequested: false };
}
