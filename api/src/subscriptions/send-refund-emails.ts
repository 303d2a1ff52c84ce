import { sql, type Database } from '../platform/db/database.ts';
import { maySend } from '../platform/mail/failed-emails.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { sendDueEmails } from '../platform/mail/send-due-emails.ts';
import { findBrand } from '../school/school.queries.ts';
import { refundEmail, type RefundToTell } from './refund-email.ts';

interface SentRefund extends RefundToTell {
  userId: string;
  /** The id of the refund. */
  key: string;
}

/** The most e-mails of one run, so that a run does not delay the next one. */
const batchSize = 100;

/** Tells each refund that the payment service has accepted by one e-mail. Claims work as those of renewal e-mails. */
export async function sendRefundEmails(
  db: Database,
  { mail, site, now, stopping }: EmailRun,
): Promise<number> {
  const due = await claim(db, now);
  const claimedRow = ({ key }: SentRefund) =>
    sql`where id = ${key} and email_claimed_at = ${now.toISOString()}`;
  if (due.length === 0) return 0;
  const brand = await findBrand(db);
  await sendDueEmails(db, due, {
    kind: 'REFUND',
    now,
    stopping,
    send: (one) => mail.send(refundEmail(one, site, brand)),
    recordSent: (one) =>
      db.run(sql`update refunds set email_sent_at = ${now.toISOString()} ${claimedRow(one)}`),
    release: (one) => db.run(sql`update refunds set email_claimed_at = null ${claimedRow(one)}`),
  });
  return due.length;
}

/** Refunds of the last 30 days, as long as a failed e-mail is remembered. */
const claim = (db: Database, now: Date) =>
  db.many<SentRefund>(sql`
    with moment as (select ${now.toISOString()}::timestamptz as now), due as (
      select refunds.id, users.id as user_id, users.email, subscriptions.plan_name,
        subscriptions.method, charges.price_cents, refunds.amount_cents, refunds.reason,
        (select min(at) from access_entries
          where charge_id = charges.id and kind = 'PAYMENT_CONFIRMED') as paid_at, refunds.is_rest
      from moment, refunds
      join charges on charges.id = refunds.charge_id
      join subscriptions on subscriptions.id = charges.subscription_id
      join users on users.id = refunds.user_id and users.closed_at is null
      where refunds.sent_at > moment.now - interval '30 days' and refunds.email_sent_at is null
        and coalesce(refunds.email_claimed_at, '-infinity') < moment.now - interval '10 minutes'
        and ${maySend('REFUND', sql`refunds.id::text`, now)}
      order by refunds.email_claimed_at nulls first, refunds.sent_at, refunds.id
      limit ${batchSize} for update of refunds skip locked
    )
    update refunds set email_claimed_at = moment.now
    from due, moment where refunds.id = due.id
    returning due.*, due.id::text as key`);
