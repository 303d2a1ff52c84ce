import { createHash } from 'node:crypto';
import type { Payer } from '@sabia/domain/subscriptions/payer.ts';
import { refundPauseMonths } from '@sabia/domain/subscriptions/refund-periods.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** A paid charge that may be refunded. `payer` is empty after the deletion of the account. */
export interface RefundableCharge {
  id: string;
  reference: string | null;
  payer: Payer | Record<string, never>;
}

/** The charges of a user's subscription. */
export const listCharges = (db: Database, { id, userId }: { id: string; userId: string }) =>
  db.many<RefundableCharge>(sql`
    select charges.id, charges.reference, payer
    from charges join subscriptions on subscriptions.id = charges.subscription_id
    where subscriptions.id = ${id} and user_id = ${userId}`);

export const documentHashOf = (payer: RefundableCharge['payer']): Buffer | null => {
  const document = 'cpf' in payer ? payer.cpf : 'cnpj' in payer ? payer.cnpj : null;
  return document === null ? null : createHash('sha256').update(document).digest();
};

/** The user or the document asked for the refund of another charge in the last 12 months. */
export async function hasUsedRefund(
  db: Database,
  { charge, userId, now }: { charge: RefundableCharge; userId: string; now: Date },
): Promise<boolean> {
  const used = await db.run(sql`
    select from refund_requests
    where (user_id = ${userId} or document_hash = ${documentHashOf(charge.payer)})
      and charge_id <> ${charge.id}
      and requested_at > ${now.toISOString()}::timestamptz - ${refundPauseMonths} * interval '1 month'`);
  return used > 0;
}

interface OwnRefund {
  charge: RefundableCharge;
  userId: string;
  amountCents: number;
  now: Date;
}

/** Records a request with its refund, once per charge. Null without an amount and without a refund from before. */
export const recordRefund = (
  tx: Database,
  { charge, userId, amountCents, now }: OwnRefund,
): Promise<{ id: string; amountCents: number } | null> =>
  tx.maybe(sql`
    with request as (
      insert into refund_requests (charge_id, user_id, document_hash, requested_at)
      values (${charge.id}, ${userId}, ${documentHashOf(charge.payer)}, ${now.toISOString()})
      on conflict (charge_id) do nothing
    ), recorded as (
      insert into refunds (charge_id, user_id, amount_cents, is_rest, is_by_school, requested_at)
      select ${charge.id}, ${userId}, ${amountCents}, true, false, ${now.toISOString()}
      where ${amountCents} > 0
      on conflict (charge_id) where not is_by_school and refused_at is null do nothing
      returning id, amount_cents
    )
    select id, amount_cents from recorded union all
    select id, amount_cents from refunds
    where charge_id = ${charge.id} and not is_by_school and refused_at is null and sent_at is null`);

/** Requests older than the pause between two refunds count no more. */
export const removeOldRefundRequests = (db: Database, now: Date) =>
  db.run(sql`
    delete from refund_requests
    where requested_at <= ${now.toISOString()}::timestamptz - ${refundPauseMonths} * interval '1 month'`);
