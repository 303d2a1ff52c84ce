import type { User } from '@sabia/domain/users/user.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { KeepAccess } from './access-kept.ts';
import { entryColumns } from './ledger.queries.ts';
import { accessOf, everybodysAccess, settleAccess, type OwnedEntry } from './settle-access.ts';

interface Toggle {
  userId: string;
  hasActiveSubscription: boolean;
}

interface Word {
  /** Null for the school itself. */
  byUserId: string | null;
  now: Date;
}

/**
 * An administrator's word opens or closes everything, whatever was paid. Where it is so already,
 * nothing is written down. Answers with the users for whom it is new.
 */
export const togglingAccess =
  (keepAccess: KeepAccess) =>
  (db: Database, toggles: readonly Toggle[], word: Word): Promise<User[]> =>
    db.transaction(async (tx) => {
      const entries = await tx.many<OwnedEntry>(write(toggles, word));
      return settleAccess(tx, entries, { keepAccess, now: word.now });
    }, locksOf(toggles));

function locksOf(toggles: readonly Toggle[]) {
  const [only] = toggles;
  return only && toggles.length === 1 ? accessOf(only.userId) : { exclusive: everybodysAccess };
}

/** Answers with the whole ledgers that it wrote to. A later word comes after all that was known before. */
const write = (toggles: readonly Toggle[], { byUserId, now }: Word) => sql`
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
