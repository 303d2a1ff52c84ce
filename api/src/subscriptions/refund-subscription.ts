import { Refusal } from '@sabia/domain/refusal.ts';
import { refundableFrom } from '@sabia/domain/subscriptions/refund.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';
import { listLedger } from './subscriptions.queries.ts';

/** Refunds the latest payment. Access ends when the payment service confirms the refund. */
export async function refundSubscription(
  db: Database,
  { id, userId, now }: { id: string; userId: string; now: Date },
  gateway: PaymentGateway,
): Promise<void> {
  const [paid, ledger] = await Promise.all([
    db.many<{ id: string; reference: string | null }>(sql`
      select charges.id, charges.reference
      from charges join subscriptions on subscriptions.id = charges.subscription_id
      where subscriptions.id = ${id} and user_id = ${userId}`),
    listLedger(db, userId),
  ]);
  if (paid.length === 0) throw new Refusal('not_found');
  const refundable = refundableFrom(
    ledger.filter(({ subscriptionId }) => subscriptionId === id),
    now,
  );
  const charge = paid.find((each) => each.id === refundable?.chargeId);
  if (!charge) throw new Refusal('refund_too_late');
  await gateway.refund(charge);
}
