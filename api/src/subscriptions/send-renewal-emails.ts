import { sql, type Database } from '../platform/db/database.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { forEachSettled } from '../platform/jobs/for-each-settled.ts';
import { renewalEmail } from './renewal-email.ts';

interface DueEmail {
  chargeId: string;
  email: string;
  planName: string;
  priceCents: number;
  renewsAt: string;
}

/** The most e-mails of one run, so that a run does not delay the next one. */
const batchSize = 100;

/**
 * Notifies subscribers of a Pix or boleto of their renewal, each once, while it can be paid. Of several
 * processes, the one that claims an e-mail sends it; a claim that failed, because the mail service or
 * the process was down, is taken over after ten minutes.
 */
export async function sendRenewalEmails(
  db: Database,
  { mail, site, now, stopping }: EmailRun,
): Promise<number> {
  const due = await claim(db, now);
  async function send({ chargeId, ...renewal }: DueEmail): Promise<void> {
    await mail.send(renewalEmail(renewal, site));
    await db.run(sql`
      update charges set email_sent_at = ${now.toISOString()}
      where id = ${chargeId} and email_claimed_at = ${now.toISOString()}`);
  }
  await forEachSettled(due, send, {
    errorMessage: 'e-mails before renewals that were not sent',
    stopping,
  });
  return due.length;
}

/** Pending renewals only: cards are charged automatically, paid and cancelled ones need no e-mail. */
const claim = (db: Database, now: Date) =>
  db.many<DueEmail>(sql`
    with moment as (select ${now.toISOString()}::timestamptz as now), due as (
      select charges.id as charge_id, users.email, subscriptions.plan_name, charges.price_cents,
        subscriptions.renews_at
      from moment, charges
      join subscriptions on subscriptions.id = charges.subscription_id
        and subscriptions.renews_at = charges.starts_at and subscriptions.card_token is null
      join users on users.id = subscriptions.user_id
      where charges.is_renewal and charges.asked_at is not null and charges.email_sent_at is null
        and charges.expires_at > moment.now
        and coalesce(charges.email_claimed_at, '-infinity') < moment.now - interval '10 minutes'
      order by charges.email_claimed_at nulls first, charges.opened_at, charges.id
      limit ${batchSize} for update of charges skip locked
    )
    update charges set email_claimed_at = moment.now
    from due, moment where charges.id = due.charge_id
    returning due.*`);
