import { sql, type Database } from '../platform/db/database.ts';
import type { Changes } from '../platform/http/history.ts';
import { lastOf } from './history.queries.ts';
import { states } from './states.queries.ts';

/** Makes what became of entities their next version, if they became another; answers with its number. */
export async function writeDown(
  tx: Database,
  { kind, ids, viewer, what = 'CHANGED' }: Changes,
  now: Date,
): Promise<number> {
  const there = states[kind](ids);
  const became =
    what === 'DELETED'
      ? sql`select * from last
          where what <> 'DELETED' and entity_id not in (select entity_id from (${there}) there)`
      : sql`select state.* from (${there}) state left join last using (entity_id)
          where state.fields is distinct from last.fields or last.what = 'DELETED'`;
  const [version] = await tx.many<{ number: number }>(sql`
    with last as (${lastOf(kind, ids)}), became as (${became}), written as (
      insert into revisions
        (kind, entity_id, root_id, number, what, changed_by, changed_at, fields, names)
      select ${kind}, entity_id, became.root_id, coalesce(last.number, 0) + 1, ${what}, ${viewer.id},
        ${now.toISOString()}, became.fields, names_within(became.fields)
      from became left join last using (entity_id)
      returning number
    )
    select number from written union all select number from last order by number desc limit 1`);
  return version?.number ?? 1;
}
