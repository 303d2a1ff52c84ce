import { Refusal } from '@sabia/domain/refusal.ts';
import { chargeStateFrom } from '@sabia/domain/subscriptions/charge.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { PaymentGateway } from './gateway/payment-gateway.ts';
import { expiryOf, openCharge, type DueCharge } from './open-charge.ts';
import { listLedger } from './subscriptions.queries.ts';

interface OwedCharge extends Omit<DueCharge, 'id' | 'cardToken' | 'expiresAt'> {
  renewsAt: string | null;
  latestChargeId: string;
  latestExpiresAt: string | null;
}

/** Requests an expired or refused payment again. A pending one stays as it is. */
export async function payAgain(
  db: Database,
  { id, viewer, now }: { id: string; viewer: Viewer; now: Date },
  service: { gateway: PaymentGateway; site: string },
): Promise<void> {
  const [owed, ledger] = await Promise.all([findOwed(db, id, viewer), listLedger(db, viewer.id)]);
  if (!owed) throw new Refusal('not_found');
  const own = ledger.filter(({ subscriptionId }) => subscriptionId === id);
  const about = own.filter(({ chargeId }) => chargeId === owed.latestChargeId);
  const state = chargeStateFrom(about, { expiresAt: owed.latestExpiresAt, now });
  if (state === 'PENDING') return;
  const isOver = own.some(({ kind }) => kind === 'PAYMENT_CONFIRMED') && owed.renewsAt === null;
  if (isOver || (state !== 'EXPIRED' && state !== 'REFUSED')) throw new Refusal('nothing_to_pay');
  const expiresAt = expiryOf(owed.method, now);
  const charge = await db.one<{ id: string }>(sql`
    insert into charges (subscription_id, price_cents, is_renewal, starts_at, opened_at, expires_at)
    values (${id}, ${owed.priceCents}, false, ${owed.renewsAt}, ${now.toISOString()}, ${expiresAt})
    returning id`);
  // The payer is present and may use another card.
  await openCharge(db, { ...owed, id: charge.id, cardToken: null, expiresAt }, { ...service, now });
}

const findOwed = (db: Database, id: string, { id: userId, email }: Viewer) =>
  db.maybe<OwedCharge>(sql`
    select subscriptions.method, subscriptions.price_cents, plan_name, payer, ${email} as email,
      renews_at, latest.id as latest_charge_id, latest.expires_at as latest_expires_at
    from subscriptions cross join lateral (
      select id, expires_at from charges
      where subscription_id = subscriptions.id and asked_at is not null
      order by charges.id desc limit 1) latest
    where subscriptions.id = ${id} and user_id = ${userId}`);
