import { brandOf } from '@sabia/domain/school/brand.ts';
import type { School } from '@sabia/domain/school/school.ts';
import { schoolIdentity } from '@sabia/domain/school/school-identity.ts';
import { chargeStateFrom, type ChargeState } from '@sabia/domain/subscriptions/charge.ts';
import type { AccessEntryKind } from '@sabia/domain/subscriptions/access-entry.ts';
import type { Payer } from '@sabia/domain/subscriptions/payer.ts';
import { payerLines } from '@sabia/domain/subscriptions/payer-lines.ts';
import { type Receipt, receiptNumber } from '@sabia/domain/subscriptions/receipt.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { findSchool } from '../school/school.queries.ts';

interface PaidCharge extends Omit<Receipt, 'number' | 'state' | 'issuer' | 'payer'> {
  payer: Payer;
  kinds: AccessEntryKind[];
}

/** The receipt of a charge that the user has paid; null for other charges. */
export async function findReceipt(
  db: Database,
  { userId, chargeId, now }: { userId: string; chargeId: string; now: Date },
): Promise<Receipt | null> {
  const charge = await findPaidCharge(db, { userId, chargeId });
  if (!charge) return null;
  const { payer, kinds, ...paid } = charge;
  const school = await findSchool(db, { withRevision: false });
  const state = chargeStateFrom(
    kinds.map((kind) => ({ kind })),
    { expiresAt: null, now },
  );
  return {
    ...paid,
    number: receiptNumber(chargeId),
    state: wentBack(state) ? state : 'PAID',
    issuer: [...issuerLines(school), ...(school.email ? [school.email] : [])],
    payer: payerLines(payer),
  };
}

const wentBack = (state: ChargeState) => state === 'REFUNDED' || state === 'CHARGED_BACK';

/** A school that has not told its company yet has its brand. */
function issuerLines(school: School): string[] {
  const identity = schoolIdentity(school);
  return identity.length > 0 ? identity : [brandOf(school).name];
}

const findPaidCharge = (db: Database, { userId, chargeId }: { userId: string; chargeId: string }) =>
  db.maybe<PaidCharge>(sql`
    select charges.id as charge_id, charges.price_cents, subscriptions.plan_name,
      subscriptions.method, subscriptions.payer, paid.at as paid_at,
      greatest(charges.starts_at, paid.at) as starts_at, paid.until,
      (select json_agg(access_entries.kind) from access_entries
        where access_entries.charge_id = charges.id) as kinds
    from charges
    join subscriptions on subscriptions.id = charges.subscription_id
    join access_entries paid on paid.charge_id = charges.id and paid.kind = 'PAYMENT_CONFIRMED'
    where charges.id = ${chargeId} and subscriptions.user_id = ${userId}
      and subscriptions.payer <> '{}'
    order by paid.at limit 1`);
