import { Refusal } from '@sabia/domain/refusal.ts';
import type { RefundDraft } from '@sabia/domain/subscriptions/payment.ts';
import type { Act } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { RefundRequest } from './gateway/payment-gateway.ts';
import { listPayments } from './payments.queries.ts';
import { sendRefund, type RefundingAct } from './send-refund.ts';

interface Asked extends RefundDraft {
  userId: string;
  chargeId: string;
}

/**
 * Refunds a payment or a part of it by the school, never more than what is left of it. A repeated id is the same refund.
 * A refund that the payment service does not answer stays stored, and a job asks again.
 */
export async function refundPayment(
  db: Database,
  asked: Asked,
  { viewer, now, gateway }: Act & RefundingAct,
): Promise<void> {
  const refund = await db.transaction((tx) => recordRefund(tx, asked, { viewer, now }), {
    exclusive: [refundsOf(asked.chargeId)],
  });
  if (!refund) return;
  try {
    await sendRefund(db, refund, { gateway, now });
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'payment_service_down')) throw error;
  }
}

/** The lock of the refunds of a charge: their sum is read and increased by one transaction at a time. */
export const refundsOf = (chargeId: string): string => `refunds ${chargeId}`;

/** Null if it was sent already. */
async function recordRefund(
  tx: Database,
  { id, userId, chargeId, amountCents, reason }: Asked,
  { viewer, now }: Act,
): Promise<RefundRequest | null> {
  const [payment] = await listPayments(tx, { userId, chargeId, now });
  if (!payment) throw new Refusal('not_found');
  const charge = { id: chargeId, reference: payment.reference };
  const known = payment.refunds.find((refund) => refund.id === id);
  if (known) {
    if (known.amountCents !== amountCents || known.reason !== reason) throw new Refusal('conflict');
    if (known.state === 'REFUSED') throw new Refusal('refund_refused');
    if (known.state !== 'WAITING') return null;
    return { id, charge, amountCents, isRest: payment.refundableCents === 0 };
  }
  if (amountCents > payment.refundableCents) throw new Refusal('refund_too_much');
  const isRest = amountCents === payment.refundableCents;
  const isNew = await tx.run(sql`
    insert into refunds (id, charge_id, user_id, amount_cents, is_rest, is_by_school, reason, by_user_id,
      requested_at)
    values (${id}, ${chargeId}, ${userId}, ${amountCents}, ${isRest}, true, ${reason}, ${viewer.id},
      ${now.toISOString()})
    on conflict (id) do nothing`);
  // The id of a refund of another payment.
  if (isNew === 0) throw new Refusal('conflict');
  return { id, charge, amountCents, isRest };
}
