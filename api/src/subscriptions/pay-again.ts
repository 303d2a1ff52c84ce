import { Refusal } from '@sabia/domain/refusal.ts';
import { graceDays } from '@sabia/domain/subscriptions/access.ts';
import { chargeStateFrom } from '@sabia/domain/subscriptions/charge.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { ledgerOf } from './access-locks.ts';
import { expiryOf, openCharge, type DueCharge, type PayingAct } from './open-charge.ts';
import { listLedger } from './subscriptions.queries.ts';

interface OwedCharge extends Omit<DueCharge, 'id' | 'cardToken' | 'expiresAt'> {
  renewsAt: string | null;
  latestChargeId: string;
  latestExpiresAt: string;
  isRequested: boolean;
  /** The plan has another price or period, or is not offered any more. */
  isPlanChanged: boolean;
}

/**
 * Requests an expired or refused payment again. A pending one stays as it is. After a change of the plan only
 * renewals within the days of grace keep the agreed price (product.md S8).
 */
export async function payAgain(
  db: Database,
  { id, returnPath }: { id: string; returnPath?: string | undefined },
  { viewer, now, ...service }: PayingAct,
): Promise<void> {
  const charge = await db.transaction(
    (tx) => findOrInsertCharge(tx, { id, viewer, now }),
    ledgerOf(viewer.id),
  );
  // The payer is present and may use another card.
  if (charge) await openCharge(db, { ...charge, cardToken: null, returnPath }, { ...service, now });
}

/** The charge to request; null if it was requested already. */
async function findOrInsertCharge(
  tx: Database,
  { id, viewer, now }: Pick<PayingAct, 'viewer' | 'now'> & { id: string },
): Promise<Omit<DueCharge, 'cardToken'> | null> {
  const owed = await findOwed(tx, id, viewer);
  if (!owed) throw new Refusal('not_found');
  const own = (await listLedger(tx, viewer.id)).filter((entry) => entry.subscriptionId === id);
  const about = own.filter(({ chargeId }) => chargeId === owed.latestChargeId);
  const state = chargeStateFrom(about, { expiresAt: owed.latestExpiresAt, now });
  if (state === 'PENDING')
    return owed.isRequested
      ? null
      : { ...owed, id: owed.latestChargeId, expiresAt: owed.latestExpiresAt };
  const isOver = own.some(({ kind }) => kind === 'PAYMENT_CONFIRMED') && owed.renewsAt === null;
  if (isOver || (state !== 'EXPIRED' && state !== 'REFUSED')) throw new Refusal('nothing_to_pay');
  if (owed.isPlanChanged && !isRunning(owed, now)) throw new Refusal('plan_changed');
  const expiresAt = expiryOf(owed.method, now);
  const charge = await tx.one<{ id: string }>(sql`
    insert into charges (subscription_id, price_cents, is_renewal, starts_at, opened_at, expires_at)
    values (${id}, ${owed.priceCents}, false, ${owed.renewsAt}, ${now.toISOString()}, ${expiresAt})
    returning id`);
  return { ...owed, id: charge.id, expiresAt };
}

const isRunning = ({ renewsAt }: OwedCharge, now: Date) =>
  renewsAt !== null && Date.parse(renewsAt) + graceDays * 86_400_000 > now.getTime();

/** Renewals that were not requested yet belong to the renewal job. */
const findOwed = (db: Database, id: string, { id: userId, email }: PayingAct['viewer']) =>
  db.maybe<OwedCharge>(sql`
    select subscriptions.method, subscriptions.price_cents, plan_name, payer, ${email} as email,
      renews_at, latest.id as latest_charge_id, latest.expires_at as latest_expires_at,
      latest.asked_at is not null as is_requested,
      not plans.is_active or plans.price_cents <> subscriptions.price_cents
        or plans.period <> subscriptions.period as is_plan_changed
    from subscriptions join plans on plans.id = plan_id cross join lateral (
      select id, expires_at, asked_at from charges
      where subscription_id = subscriptions.id and (asked_at is not null or not is_renewal)
      order by charges.id desc limit 1) latest
    where subscriptions.id = ${id} and user_id = ${userId}`);
