import type { AccessEntry } from '@sabia/domain/subscriptions/access-entry.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { entryColumns } from './ledger.queries.ts';
import { settleAccess, type OwnedEntry } from './settle-access.ts';

interface Fact extends AccessEntry {
  userId: string;
  /** Whoever told it names it so; told again, it is the same. */
  eventId: string;
}

/** Writes a fact into the ledger, once however often it is told, with what follows from it. */
export async function writeEntry(
  tx: Database,
  { userId, kind, at, until, subscriptionId, chargeId, eventId }: Fact,
  now: Date,
): Promise<void> {
  const ledger = await tx.many<OwnedEntry>(sql`
    with written as (
      insert into access_entries (user_id, kind, at, until, subscription_id, charge_id, event_id)
      values (${userId}, ${kind}, ${at}, ${until}, ${subscriptionId}, ${chargeId}, ${eventId})
      on conflict (event_id) do nothing
      returning ${entryColumns}
    )
    select * from written union all
    select ${entryColumns} from access_entries where user_id = ${userId}`);
  await settleAccess(tx, ledger, now);
}
