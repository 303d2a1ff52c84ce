import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { forEachSettled } from '../platform/jobs/for-each-settled.ts';
import type { PaymentGateway, RefundRequest } from './gateway/payment-gateway.ts';

/**
 * The payment service knows a repeated request for at least 24 hours, and would take a later one for another refund: a
 * request without an answer is sent again for less than that.
 */
export const hoursOfSending = 20;

/** The act of a refund, and the service that pays it back. */
export interface RefundingAct extends At {
  gateway: PaymentGateway;
}

/**
 * Asks the payment service for a stored refund. Runs outside of a transaction, because its notification may arrive before
 * the answer. A repeated request is the same refund.
 */
export async function sendRefund(
  db: Database,
  refund: RefundRequest,
  { gateway, now }: RefundingAct,
): Promise<void> {
  try {
    await gateway.refund(refund);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'refund_refused')
      await db.run(sql`
        update refunds set refused_at = ${now.toISOString()} where id = ${refund.id} and sent_at is null`);
    throw error;
  }
  await db.run(sql`update refunds set sent_at = ${now.toISOString()} where id = ${refund.id}`);
}

interface RefundRun extends RefundingAct {
  /** When aborted, no further refund is requested; another process takes over the claimed ones. */
  stopping?: AbortSignal;
}

/** The most refunds of one run, so that a run does not delay the next one. */
const batchSize = 50;

/** Asks again for refunds that the payment service did not answer, every ten minutes. */
export async function sendWaitingRefunds(
  db: Database,
  { stopping, ...service }: RefundRun,
): Promise<number> {
  const waiting = await claim(db, service.now);
  await forEachSettled(waiting, (refund) => sendRefund(db, refund, service), {
    errorMessage: 'refunds that were not requested',
    stopping,
  });
  return waiting.length;
}

const claim = (db: Database, now: Date) =>
  db.many<RefundRequest>(sql`
    with moment as (select ${now.toISOString()}::timestamptz as now), due as (
      select refunds.id as due_id from refunds, moment
      where sent_at is null and refused_at is null
        and requested_at > moment.now - ${hoursOfSending} * interval '1 hour'
        and coalesce(claimed_at, requested_at) < moment.now - interval '10 minutes'
      order by requested_at, id limit ${batchSize} for update of refunds skip locked
    )
    update refunds set claimed_at = moment.now
    from due, moment, charges
    where refunds.id = due.due_id and charges.id = refunds.charge_id
    returning refunds.id, refunds.amount_cents,
      json_build_object('id', charges.id, 'reference', charges.reference) as charge,
refunds.is_rest`);
