import type { PaymentMethod } from '@sabia/domain/subscriptions/charge.ts';
import { entryKindOf } from '@sabia/domain/subscriptions/payment-event.ts';
import { endOfPeriod } from '@sabia/domain/subscriptions/period.ts';
import type { PlanPeriod } from '@sabia/domain/subscriptions/plan.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { PaymentEvent } from './gateway/payment-gateway.ts';
import { ledgerOf } from './access-locks.ts';
import { appendEntry } from './append-entry.ts';

interface EventCharge {
  subscriptionId: string;
  userId: string;
  period: PlanPeriod;
  method: PaymentMethod;
  isRenewal: boolean;
  startsAt: string | null;
}

/**
 * Appends an event of the payment service to the ledger. Events may arrive twice, late or out of order
 * with the same result.
 */
export async function handlePaymentEvent(
  db: Database,
  event: PaymentEvent,
  { now }: At,
): Promise<void> {
  const { chargeId, kind, id: eventId, amountCents } = event;
  const charge = await findCharge(db, chargeId);
  // Another installation may share the account at the service.
  if (!charge) return;
  await db.transaction(async (tx) => {
    await storeReferences(tx, event);
    await appendEntry(
      tx,
      {
        ...charge,
        chargeId,
        kind: entryKindOf(kind, charge),
        at: event.at.toISOString(),
        until: kind === 'PAID' ? paidUntil(charge, event.at) : null,
        eventId,
        amountCents,
      },
      { now },
    );
  }, ledgerOf(charge.userId));
}

const findCharge = (db: Database, id: string) =>
  db.maybe<EventCharge>(sql`
    select subscriptions.id as subscription_id, subscriptions.user_id, subscriptions.period,
      subscriptions.method, charges.is_renewal, charges.starts_at
    from charges join subscriptions on subscriptions.id = charges.subscription_id
    where charges.id = ${id}`);

/** The end of the paid period. A renewal that is paid early begins at the end of the present one. */
function paidUntil({ startsAt, period }: EventCharge, paidAt: Date): string {
  const from =
    startsAt === null ? paidAt : new Date(Math.max(Date.parse(startsAt), paidAt.getTime()));
  return endOfPeriod(from, period).toISOString();
}

const storeReferences = (tx: Database, { chargeId, reference, cardToken }: PaymentEvent) =>
  tx.run(sql`
    with told as (
      update charges set reference = coalesce(${reference}, reference) where id = ${chargeId}
      returning subscription_id
    )
    update subscriptions set card_token = coalesce(${cardToken}, card_token)
    from told where subscriptions.id = told.subscription_id`);
