import { Refusal } from '@sabia/domain/refusal.ts';
import { refundableFrom } from '@sabia/domain/subscriptions/refund.ts';
import type { Database } from '../platform/db/database.ts';
import { listPayments } from './payments.queries.ts';
import { refundsOf } from './refund-payment.ts';
import {
  documentHashOf,
  hasUsedRefund,
  listCharges,
  recordRefund,
} from './refund-requests.queries.ts';
import { sendRefund, type RefundingAct } from './send-refund.ts';
import { listLedger } from './subscriptions.queries.ts';

/**
 * Refunds what is left of the latest payment, once in 12 months per user and per document of the payer. Access ends when the
 * payment service confirms the refund.
 */
export async function refundSubscription(
  db: Database,
  { id, userId }: { id: string; userId: string },
  { now, gateway }: RefundingAct,
): Promise<void> {
  const [paid, ledger] = await Promise.all([
    listCharges(db, { id, userId }),
    listLedger(db, userId),
  ]);
  if (paid.length === 0) throw new Refusal('not_found');
  const refundable = refundableFrom(
    ledger.filter(({ subscriptionId }) => subscriptionId === id),
    now,
  );
  const charge = paid.find((each) => each.id === refundable?.chargeId);
  if (!charge) throw new Refusal('refund_too_late');
  const hash = documentHashOf(charge.payer)?.toString('hex');
  const refund = await db.transaction(
    async (tx) => {
      if (await hasUsedRefund(tx, { charge, userId, now })) throw new Refusal('refund_used');
      const [payment] = await listPayments(tx, { userId, chargeId: charge.id, now });
      return recordRefund(tx, { charge, userId, amountCents: payment?.refundableCents ?? 0, now });
    },
    // Always in this order, so that two requests never wait for each other.
    { exclusive: [`refund ${userId}`, ...(hash ? [`refund ${hash}`] : []), refundsOf(charge.id)] },
  );
  if (!refund) throw new Refusal('refund_too_late');
  const { id: refundId, amountCents } = refund;
  await sendRefund(db, { id: refundId, charge, amountCents, isRest: true }, { gateway, now });
}
