import { graceDays } from '@sabia/domain/subscriptions/access.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { forEachSettled } from '../platform/jobs/for-each-settled.ts';
import { waitsForGuardian } from '../privacy/guardianship.queries.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';
import { openCharge, type DueCharge } from './open-charge.ts';

interface RenewalRun {
  gateway: PaymentGateway;
  site: string;
  now: Date;
  /** When aborted, no further payment is requested; another process takes over the claimed ones. */
  stopping?: AbortSignal;
}

/** The most renewals of one run, so that a run does not delay the next one. */
const batchSize = 50;

/**
 * Requests the renewal payments that are due: by card at the end of the paid period, by Pix or boleto
 * some days before. Of several processes, the one that inserts the renewal requests it; one that failed,
 * because the service or the process was down, is requested again after ten minutes as the same charge. A blocked user is
 * charged nothing, nor is a learner under 18 without a guardian (product.md S7).
 */
export async function renewSubscriptions(
  db: Database,
  { stopping, ...service }: RenewalRun,
): Promise<number> {
  const due = await claim(db, service.now);
  const charge = (renewal: DueCharge) => openCharge(db, renewal, service);
  await forEachSettled(due, charge, { errorMessage: 'renewals that were not asked for', stopping });
  return due.length;
}

const claim = (db: Database, now: Date) =>
  db.many<DueCharge>(sql`
    with moment as (select ${now.toISOString()}::timestamptz as now), due as (
      select subscriptions.*, renews_at + ${graceDays} * interval '1 day' as expires_at
      from moment, subscriptions
      where not exists (select from users
          where users.id = subscriptions.user_id
            and (blocked_at is not null or ${waitsForGuardian(now)}))
        and renews_at <= moment.now + case
          when method = 'BOLETO' then interval '7 days'
          when method = 'PIX' or card_token is null then interval '3 days'
          else interval '0' end
        and renews_at > moment.now - ${graceDays} * interval '1 day'
        and not exists (select from charges
          where charges.subscription_id = subscriptions.id and charges.starts_at = renews_at
            and (not is_renewal or asked_at is not null or opened_at > moment.now - interval '10 minutes'))
      order by renews_at, id limit ${batchSize}
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
