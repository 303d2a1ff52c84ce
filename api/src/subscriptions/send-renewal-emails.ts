import { sql, type Database } from '../platform/db/database.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { type DueEmail, sendEmails } from '../platform/mail/send-emails.ts';
import { findBrand } from '../school/school.queries.ts';
import { renewalEmail } from './renewal-email.ts';

interface DueRenewal extends DueEmail {
  planName: string;
  priceCents: number;
  renewsAt: string;
}

/** Notifies subscribers of a Pix or boleto of their renewal, while it can be paid. */
export const sendRenewalEmails = (db: Database, run: EmailRun): Promise<number> =>
  sendEmails<DueRenewal>(
    db,
    {
      kind: 'RENEWAL',
      due: due(run.now),
      async template() {
        const brand = await findBrand(db);
        return (one) => renewalEmail(one, run.site, brand);
      },
    },
    run,
  );

/** Pending renewals only: cards are charged automatically, paid and cancelled ones need no e-mail. */
const due = (now: Date) => sql`
  select subscriptions.user_id, charges.id::text as key, charges.opened_at as since,
    subscriptions.plan_name, charges.price_cents, subscriptions.renews_at
  from charges
  join subscriptions on subscriptions.id = charges.subscription_id
    and subscriptions.renews_at = charges.starts_at and subscriptions.card_token is null
  where charges.is_renewal and charges.asked_at is not null
    and charges.expires_at > ${now.toISOString()}`;
