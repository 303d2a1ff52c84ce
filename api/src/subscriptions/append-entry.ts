import type { AccessEntry } from '@sabia/domain/subscriptions/access-entry.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { entryColumns } from './ledger.queries.ts';
import { recomputeAccess, type OwnedEntry } from './recompute-access.ts';

interface Fact extends Omit<AccessEntry, 'startsAt'> {
  userId: string;
  /** The id of the source event, the same for a repeated notification. */
  eventId: string;
  /** Of a refund. */
  amountCents?: number | null;
}

/** Appends an entry to the ledger, once per source event, and recomputes the access. */
export async function appendEntry(
  tx: Database,
  { userId, kind, at, until, subscriptionId, chargeId, eventId, amountCents = null }: Fact,
  { now }: At,
): Promise<void> {
  const ledger = await tx.many<OwnedEntry>(sql`
    with written as (
      insert into access_entries (user_id, kind, at, until, subscription_id, charge_id, event_id, amount_cents)
      values (${userId}, ${kind}, ${at}, ${until}, ${subscriptionId}, ${chargeId}, ${eventId}, ${amountCents})
      on conflict (event_id) do nothing
      returning ${entryColumns}
    )
    select * from written union all
    select ${entryColumns} from access_entries where user_id = ${userId}`);
  await recomputeAccess(tx, ledger, { now });
}
