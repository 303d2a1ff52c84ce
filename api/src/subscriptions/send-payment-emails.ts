import type { PaymentMethod } from '@sabia/domain/subscriptions/charge.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { maySend } from '../platform/mail/failed-emails.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { sendDueEmails } from '../platform/mail/send-due-emails.ts';
import { paymentEmail } from './payment-email.ts';
import { findBrand } from '../school/school.queries.ts';

interface ConfirmedPayment {
  userId: string;
  /** The id of the charge. */
  key: string;
  chargeId: string;
  email: string;
  planName: string;
  priceCents: number;
  method: PaymentMethod;
  paidAt: string;
  until: string | null;
}

/** The most e-mails of one run, so that a run does not delay the next one. */
const batchSize = 100;

/** Confirms each payment by one e-mail with its receipt. Claims work as those of renewal e-mails. */
export async function sendPaymentEmails(
  db: Database,
  { mail, site, now, stopping }: EmailRun,
): Promise<number> {
  const due = await claim(db, now);
  const claimedRow = ({ key }: ConfirmedPayment) =>
    sql`where id = ${key} and confirmation_claimed_at = ${now.toISOString()}`;
  if (due.length === 0) return 0;
  const brand = await findBrand(db);
  await sendDueEmails(db, due, {
    kind: 'PAYMENT',
    now,
    stopping,
    send: (one) => mail.send(paymentEmail(one, site, brand)),
    recordSent: (one) =>
      db.run(sql`
        update charges set confirmation_sent_at = ${now.toISOString()} ${claimedRow(one)}`),
    release: (one) =>
      db.run(sql`update charges set confirmation_claimed_at = null ${claimedRow(one)}`),
  });
  return due.length;
}

/** Payments of the last 30 days, as long as a failed e-mail is remembered. */
const claim = (db: Database, now: Date) =>
  db.many<ConfirmedPayment>(sql`
    with moment as (select ${now.toISOString()}::timestamptz as now), due as (
      select charges.id as charge_id, users.id as user_id, users.email, subscriptions.plan_name,
        charges.price_cents, subscriptions.method, paid.at as paid_at, paid.until
      from moment, access_entries paid
      join charges on charges.id = paid.charge_id
      join subscriptions on subscriptions.id = charges.subscription_id
      join users on users.id = subscriptions.user_id and users.closed_at is null
      where paid.kind = 'PAYMENT_CONFIRMED' and paid.at > moment.now - interval '30 days'
        and charges.confirmation_sent_at is null
        and coalesce(charges.confirmation_claimed_at, '-infinity')
          < moment.now - interval '10 minutes'
        and ${maySend('PAYMENT', sql`charges.id::text`, now)}
      order by charges.confirmation_claimed_at nulls first, paid.at, charges.id
      limit ${batchSize} for update of charges skip locked
    )
    update charges set confirmation_claimed_at = moment.now
    from due, moment where charges.id = due.charge_id
    returning due.*, due.charge_id::text as key`);
