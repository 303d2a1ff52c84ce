import type { PaymentMethod } from '@sabia/domain/subscriptions/charge.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { EmailRun } from '../platform/mail/mail.ts';
import { type DueEmail, sendEmails } from '../platform/mail/send-emails.ts';
import { findBrand } from '../school/school.queries.ts';
import { paymentEmail } from './payment-email.ts';

interface ConfirmedPayment extends DueEmail {
  chargeId: string;
  planName: string;
  priceCents: number;
  method: PaymentMethod;
  paidAt: string;
  until: string | null;
}

/** Confirms each payment by one e-mail with its receipt. */
export const sendPaymentEmails = (db: Database, run: EmailRun): Promise<number> =>
  sendEmails<ConfirmedPayment>(
    db,
    {
      kind: 'PAYMENT',
      due: due(run.now),
      isAboutPaid: true,
      async template() {
        const brand = await findBrand(db);
        return (one) => paymentEmail(one, run.site, brand);
      },
    },
    run,
  );

/** Payments of the last 30 days, as long as a failed e-mail is remembered. */
const due = (now: Date) => sql`
  select subscriptions.user_id, charges.id::text as key, paid.at as since, charges.id as charge_id,
    subscriptions.plan_name, charges.price_cents, subscriptions.method, paid.at as paid_at, paid.until
  from access_entries paid
  join charges on charges.id = paid.charge_id
  join subscriptions on subscriptions.id = charges.subscription_id
  where paid.kind = 'PAYMENT_CONFIRMED'
    and paid.at > ${now.toISOString()}::timestamptz - interval '30 days'`;
