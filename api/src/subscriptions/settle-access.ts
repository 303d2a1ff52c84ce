import type { AccessEntry } from '@sabia/domain/subscriptions/access-entry.ts';
import { accessFrom, renewalFrom } from '@sabia/domain/subscriptions/access.ts';
import type { User } from '@sabia/domain/users/user.ts';
import { sql, type Database, type Locks } from '../platform/db/database.ts';
import type { KeepAccess } from './access-kept.ts';

/** Who writes to the ledgers of all, or of one: one at a time for each, so that the last has read everything. */
export const everybodysAccess = ['access'];
export const accessOf = (userId: string): Locks => ({
  shared: everybodysAccess,
  exclusive: [`access ${userId}`],
});

export type OwnedEntry = AccessEntry & { userId: string };

/** Writes down what whole ledgers come to, for the people and for their subscriptions. */
export async function settleAccess(
  tx: Database,
  entries: readonly OwnedEntry[],
  { keepAccess, now }: { keepAccess: KeepAccess; now: Date },
): Promise<User[]> {
  const ledgers = [...Map.groupBy(entries, ({ userId }) => userId)];
  const renewals = ledgers.flatMap(([, ledger]) => renewalsIn(ledger));
  if (renewals.length > 0) {
    await tx.run(sql`
      update subscriptions set renews_at = given."renewsAt"
      from jsonb_to_recordset(${JSON.stringify(renewals)}::jsonb) as given(
        id uuid, "renewsAt" timestamptz)
      where subscriptions.id = given.id`);
  }
  const kept = ledgers.map(([userId, ledger]) => ({
    userId,
    accessUntil: accessUntil(ledger, now),
  }));
  return kept.length > 0 ? keepAccess(tx, kept, now) : [];
}

function accessUntil(ledger: readonly AccessEntry[], now: Date): string | null {
  const { isActive, until } = accessFrom(ledger, now);
  return isActive ? (until ?? 'infinity') : null;
}

function renewalsIn(ledger: readonly AccessEntry[]) {
  const ids = new Set(ledger.flatMap(({ subscriptionId }) => subscriptionId ?? []));
  return [...ids].map((id) => ({ id, renewsAt: renewalFrom(ledger, id) }));
}
