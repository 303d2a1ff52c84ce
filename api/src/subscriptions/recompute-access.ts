import type { AccessEntry } from '@sabia/domain/subscriptions/access-entry.ts';
import { accessFrom, grantFrom, renewalFrom } from '@sabia/domain/subscriptions/access.ts';
import type { At } from '../platform/act.ts';
import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

export type OwnedEntry = AccessEntry & { userId: string };

/** Recomputes from whole ledgers the end of each user's access and the renewals of subscriptions. */
export async function recomputeAccess(
  tx: Database,
  entries: readonly OwnedEntry[],
  { now }: At,
): Promise<void> {
  const ledgers = [...Map.groupBy(entries, ({ userId }) => userId)];
  const renewals = ledgers.flatMap(([, ledger]) => renewalsIn(ledger));
  if (renewals.length > 0) {
    await tx.run(sql`
      update subscriptions set renews_at = given."renewsAt"
      from jsonb_to_recordset(${JSON.stringify(renewals)}::jsonb) as given(
        id uuid, "renewsAt" timestamptz)
      where subscriptions.id = given.id`);
  }
  const access = ledgers.map(([userId, ledger]) => ({
    userId,
    accessUntil: accessUntil(ledger, now),
    ...grantedIn(ledger),
  }));
  if (access.length > 0) await emit(tx, 'access.changed', { access, now });
}

function accessUntil(ledger: readonly AccessEntry[], now: Date): string | null {
  const { isActive, until } = accessFrom(ledger, now);
  return isActive ? (until ?? 'infinity') : null;
}

function grantedIn(ledger: readonly AccessEntry[]) {
  const grant = grantFrom(ledger);
  return {
    grantedFrom: grant?.from ?? null,
    grantedUntil: grant ? (grant.until ?? 'infinity') : null,
  };
}

function renewalsIn(ledger: readonly AccessEntry[]) {
  const ids = new Set(ledger.flatMap(({ subscriptionId }) => subscriptionId ?? []));
  return [...ids].map((id) => ({ id, renewsAt: renewalFrom(ledger, id) }));
}
