import { sql, type Database } from '../platform/db/database.ts';
import { maySend } from '../platform/mail/failed-emails.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { sendDueEmails } from '../platform/mail/send-due-emails.ts';
import { renewalEmail } from './renewal-email.ts';
import { findBrand } from '../school/school.queries.ts';

interface DueRenewal {
  userId: string;
  /** The id of the charge. */
  key: string;
  email: string;
  planName: string;
  priceCents: number;
  renewsAt: string;
}

/** The most e-mails of one run, so that a run does not delay the next one. */
const batchSize = 100;

/**
 * Notifies subscribers of a Pix or boleto of their renewal, each once, while it can be paid. Of several
 * processes, the one that claims an e-mail sends it; the claim of a process that died is taken over
 * after ten minutes.
 */
export async function sendRenewalEmails(
  db: Database,
  { mail, site, now, stopping }: EmailRun,
): Promise<number> {
  const due = await claim(db, now);
  const claimedRow = ({ key }: DueRenewal) =>
    sql`where id = ${key} and email_claimed_at = ${now.toISOString()}`;
  if (due.length === 0) return 0;
  const brand = await findBrand(db);
  await sendDueEmails(db, due, {
    kind: 'RENEWAL',
    now,
    stopping,
    send: (one) => mail.send(renewalEmail(one, site, brand)),
    recordSent: (one) =>
      db.run(sql`update charges set email_sent_at = ${now.toISOString()} ${claimedRow(one)}`),
    release: (one) => db.run(sql`update charges set email_claimed_at = null ${claimedRow(one)}`),
  });
  return due.length;
}

/** Pending renewals only: cards are charged automatically, paid and cancelled ones need no e-mail. */
const claim = (db: Database, now: Date) =>
  db.many<DueRenewal>(sql`
    with moment as (select ${now.toISOString()}::timestamptz as now), due as (
      select charges.id as charge_id, users.id as user_id, users.email, subscriptions.plan_name, charges.price_cents,
        subscriptions.renews_at
      from moment, charges
      join subscriptions on subscriptions.id = charges.subscription_id
        and subscriptions.renews_at = charges.starts_at and subscriptions.card_token is null
      join users on users.id = subscriptions.user_id
      where charges.is_renewal and charges.asked_at is not null and charges.email_sent_at is null
        and charges.expires_at > moment.now
        and coalesce(charges.email_claimed_at, '-infinity') < moment.now - interval '10 minutes'
        and ${maySend('RENEWAL', sql`charges.id::text`, now)}
      order by charges.email_claimed_at nulls first, charges.opened_at, charges.id
      limit ${batchSize} for update of charges skip locked
    )
    update charges set email_claimed_at = moment.now
    from due, moment where charges.id = due.charge_id
    returning due.*, due.charge_id::text as key`);
