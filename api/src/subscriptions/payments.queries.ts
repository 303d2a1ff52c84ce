import type { AccessEntryKind } from '@sabia/domain/subscriptions/access-entry.ts';
import { chargeStateFrom } from '@sabia/domain/subscriptions/charge.ts';
import type { Payment } from '@sabia/domain/subscriptions/payment.ts';
import { refundableCents } from '@sabia/domain/subscriptions/refund.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { hoursOfSending } from './send-refund.ts';

type StoredPayment = Omit<Payment, 'refundableCents'> & {
  reference: string | null;
  kinds: AccessEntryKind[];
  toldCents: number;
};

type KnownPayment = Payment & { reference: string | null };

/** The payments of a user with their refunds, newest first. */
export async function listPayments(
  db: Database,
  { userId, chargeId = null, now }: { userId: string; chargeId?: string | null; now: Date },
): Promise<KnownPayment[]> {
  const stored = await db.many<StoredPayment>(sql`
    with told as (
      select charge_id, min(at) filter (where kind = 'PAYMENT_CONFIRMED') as paid_at,
        max(until) as until, json_agg(kind) as kinds,
        coalesce(sum(amount_cents) filter (where kind in ('REFUNDED', 'PARTLY_REFUNDED')), 0)::int
          as told_cents
      from access_entries
      where user_id = ${userId} and charge_id is not null
        and (${chargeId}::uuid is null or charge_id = ${chargeId})
      group by charge_id
    )
    select told.*, charges.price_cents, charges.reference, subscriptions.plan_name,
      subscriptions.method, coalesce(made.refunds, '[]') as refunds
    from told
    join charges on charges.id = told.charge_id
    join subscriptions on subscriptions.id = charges.subscription_id
    left join lateral (
      select json_agg(json_build_object('id', refunds.id, 'amountCents', amount_cents,
          'isBySchool', is_by_school, 'reason', reason, 'by', users.name,
          'requestedAt', iso(requested_at),
          'state', case when sent_at is not null then 'SENT' when refused_at is not null then 'REFUSED'
            when requested_at > ${now.toISOString()}::timestamptz - ${hoursOfSending} * interval '1 hour'
            then 'WAITING' else 'UNANSWERED' end)
        order by requested_at, refunds.id) as refunds
      from refunds left join users on users.id = refunds.by_user_id and refunds.is_by_school
      where refunds.charge_id = charges.id) made on true
    where told.paid_at is not null
    order by told.paid_at desc, charges.id`);
  return stored.map(({ kinds, toldCents, ...payment }) => {
    const state = chargeStateFrom(
      kinds.map((kind) => ({ kind })),
      { expiresAt: null, now },
    );
    const requested = payment.refunds.filter((refund) => refund.state !== 'REFUSED');
    const requestedCents = requested.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const { priceCents } = payment;
    return {
      ...payment,
      refundableCents: refundableCents({ priceCents, state, requestedCents, toldCents }),
    };
  });
}
