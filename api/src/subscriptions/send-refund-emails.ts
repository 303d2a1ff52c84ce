import { sql, type Database } from '../platform/db/database.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { type DueEmail, sendEmails } from '../platform/mail/send-emails.ts';
import { findBrand } from '../school/school.queries.ts';
import { refundEmail, type RefundToTell } from './refund-email.ts';

/** Tells each refund that the payment service has accepted by one e-mail. */
export const sendRefundEmails = (db: Database, run: EmailRun): Promise<number> =>
  sendEmails<DueEmail & RefundToTell>(
    db,
    {
      kind: 'REFUND',
      due: due(run.now),
      isAboutPaid: true,
      async template() {
        const brand = await findBrand(db);
        return (one) => refundEmail(one, run.site, brand);
      },
    },
    run,
  );

/** Refunds of the last 30 days, as long as a failed e-mail is remembered. */
const due = (now: Date) => sql`
  select refunds.user_id, refunds.id::text as key, refunds.sent_at as since, subscriptions.plan_name,
    subscriptions.method, charges.price_cents, refunds.amount_cents, refunds.reason, refunds.is_rest,
    (select min(at) from access_entries
      where charge_id = charges.id and kind = 'PAYMENT_CONFIRMED') as paid_at
  from refunds
  join charges on charges.id = refunds.charge_id
  join subscriptions on subscriptions.id = charges.subscription_id
  where refunds.sent_at > ${now.toISOString()}::timestamptz - interval '30 days'`;
