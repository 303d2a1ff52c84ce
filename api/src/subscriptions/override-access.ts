import { sql, type Database } from '../platform/db/database.ts';
import { entryColumns } from './ledger.queries.ts';
import { allLedgers, ledgerOf } from './access-locks.ts';
import { recomputeAccess, type OwnedEntry } from './recompute-access.ts';

interface Toggle {
  userId: string;
  hasActiveSubscription: boolean;
}

interface Override {
  /** The administrator; null for an automatic decision. */
  byUserId: string | null;
  now: Date;
}

/**
 * Opens or closes all content for users by admin override, independently of payments. Adds no entry for
 * users who have that access already.
 */
export const overrideAccess = (
  db: Database,
  toggles: readonly Toggle[],
  override: Override,
): Promise<void> =>
  db.transaction(async (tx) => {
    const entries = await tx.many<OwnedEntry>(write(toggles, override));
    await recomputeAccess(tx, entries, override.now);
  }, locksOf(toggles));

function locksOf(toggles: readonly Toggle[]) {
  const [only] = toggles;
  return only && toggles.length === 1 ? ledgerOf(only.userId) : { exclusive: allLedgers };
}

/** Returns the whole ledgers that it wrote to. An override is later than all earlier entries. */
const write = (toggles: readonly Toggle[], { byUserId, now }: Override) => sql`
  with written as (
    insert into access_entries (user_id, kind, at, by_user_id)
    select users.id, case when toggled."hasActiveSubscription" then 'GRANTED_BY_ADMIN' else 'REVOKED_BY_ADMIN' end,
      greatest(moment.now, (select max(at) + interval '1 millisecond' from access_entries earlier
        where earlier.user_id = users.id)), ${byUserId}::uuid
    from (select ${now.toISOString()}::timestamptz as now) moment,
      jsonb_to_recordset(${JSON.stringify(toggles)}::jsonb) as toggled(
        "userId" uuid, "hasActiveSubscription" boolean)
      join users on users.id = toggled."userId"
    where coalesce(users.access_until > moment.now, false) <> toggled."hasActiveSubscription"
    returning ${entryColumns}
  )
  select * from written union all
  select ${entryColumns} from access_entries where user_id in (select user_id from written)`;
