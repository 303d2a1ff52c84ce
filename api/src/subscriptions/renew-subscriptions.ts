import { graceDays } from '@sabia/domain/subscriptions/access.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { forEachSettled } from '../platform/jobs/for-each-settled.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';
import { openCharge, type ChargeDue } from './open-charge.ts';

interface RenewalService {
  gateway: PaymentGateway;
  site: string;
  now: Date;
  /** Once it is aborted, no other payment is asked for; another process takes over what was claimed. */
  stopping?: AbortSignal;
}

/** At a time, so that many renewals don't hold up the next look. */
const batch = 50;

/**
 * Asks for the payments that fall due: a card when the paid time ends, a Pix or a boleto some days
 * ahead. Whoever writes a renewal down first asks for it, however many processes
 * look; one that came to nothing, since the service or the process was down, is asked for again after
 * ten minutes, and stays one charge.
 */
export async function renewSubscriptions(
  db: Database,
  { stopping, ...service }: RenewalService,
): Promise<number> {
  const due = await claim(db, service.now);
  const charge = (renewal: ChargeDue) => openCharge(db, renewal, service);
  await forEachSettled(due, charge, { complaint: 'renewals that were not asked for', stopping });
  return due.length;
}

const claim = (db: Database, now: Date) =>
  db.many<ChargeDue>(sql`
    with moment as (select ${now.toISOString()}::timestamptz as now), due as (
      select subscriptions.*, renews_at + ${graceDays} * interval '1 day' as expires_at
      from moment, subscriptions
      where renews_at <= moment.now + case
          when method = 'BOLETO' then interval '7 days'
          when method = 'PIX' or card_token is null then interval '3 days'
          else interval '0' end
        and renews_at > moment.now - ${graceDays} * interval '1 day'
        and not exists (select from charges
          where charges.subscription_id = subscriptions.id and charges.starts_at = renews_at
            and (not is_renewal or asked_at is not null or opened_at > moment.now - interval '10 minutes'))
      order by renews_at, id limit ${batch}
    ), claimed as (
      insert into charges (subscription_id, price_cents, is_renewal, starts_at, opened_at, expires_at)
      select due.id, due.price_cents, true, due.renews_at, moment.now, due.expires_at from due, moment
      on conflict (subscription_id, starts_at) where is_renewal do update
        set opened_at = excluded.opened_at
        where charges.asked_at is null
          and charges.opened_at < excluded.opened_at - interval '10 minutes'
      returning charges.id, charges.subscription_id
    )
    select claimed.id, due.method, due.price_cents, due.plan_name, due.payer, users.email,
      due.card_token, due.expires_at
    from claimed join due on due.id = claimed.subscription_id
    join users on users.id = due.user_id`);
