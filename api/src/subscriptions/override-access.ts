import { overridesFor, type WantedAccess } from '@sabia/domain/subscriptions/access-override.ts';
import type { Act, At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { entryColumns } from './ledger.queries.ts';
import { allLedgers, ledgerOf } from './access-locks.ts';
import { recomputeAccess, type OwnedEntry } from './recompute-access.ts';

interface Wish extends WantedAccess {
  userId: string;
}

interface OverridingAct extends At {
  /** The administrator; null for an automatic decision. */
  viewer: Act['viewer'] | null;
}

/**
 * Opens or closes all content for users by admin override, independently of payments. Adds no entry for
 * users who have that access already.
 */
export const overrideAccess = (
  db: Database,
  wishes: readonly Wish[],
  act: OverridingAct,
): Promise<void> =>
  db.transaction(async (tx) => {
    const written = writtenFor(wishes, await listLedgers(tx, wishes), act.now);
    if (written.length === 0) return;
    const entries = await tx.many<OwnedEntry>(write(written, act));
    await recomputeAccess(tx, entries, { now: act.now });
  }, locksOf(wishes));

function locksOf(wishes: readonly Wish[]) {
  const [only] = wishes;
  return only && wishes.length === 1 ? ledgerOf(only.userId) : { exclusive: allLedgers };
}

const listLedgers = (tx: Database, wishes: readonly Wish[]) =>
  tx.many<OwnedEntry>(sql`
    select ${entryColumns} from access_entries
    where user_id = any(${wishes.map(({ userId }) => userId)}::uuid[])`);

function writtenFor(wishes: readonly Wish[], entries: readonly OwnedEntry[], now: Date) {
  const ledgers = Map.groupBy(entries, ({ userId }) => userId);
  return wishes.flatMap(({ userId, ...wanted }) =>
    overridesFor(ledgers.get(userId) ?? [], wanted, now).map((written, place) => ({
      userId,
      ...written,
      place,
    })),
  );
}

/** Returns the whole ledgers that it wrote to. An override is later than all earlier entries. */
const write = (written: ReturnType<typeof writtenFor>, { viewer, now }: OverridingAct) => sql`
  with written as (
    insert into access_entries (user_id, kind, until, at, by_user_id)
    select users.id, given.kind, given.until,
      greatest(${now.toISOString()}::timestamptz, (select max(at) + interval '1 millisecond'
        from access_entries earlier where earlier.user_id = users.id))
        + given.place * interval '1 millisecond', ${viewer?.id ?? null}::uuid
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as given(
        "userId" uuid, kind text, until timestamptz, place integer)
      join users on users.id = given."userId"
    returning ${entryColumns}
  )
  select * from written union all
  select ${entryColumns} from access_entries where user_id in (select user_id from written)`;
