import type { CurrentVersion } from '@sabia/domain/history/revision.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { Changes } from '../platform/http/history.ts';
import { lastOf } from './history.queries.ts';
import { states } from './states.queries.ts';

/**
 * The versions that are there when a change comes, by the numbers under which they could be read. What
 * nobody wrote down, because it is older than its history or came about otherwise, is written down first.
 */
export function findPresent(
  tx: Database,
  { kind, ids, ifMatch }: Changes,
  now: Date,
): Promise<CurrentVersion[]> {
  return tx.many<CurrentVersion>(sql`
    with state as (${states[kind](ids)}), last as (${lastOf(kind, ids)}), found as (
      insert into revisions (kind, entity_id, root_id, number, what, changed_at, fields, names)
      select ${kind}, entity_id, state.root_id, coalesce(last.number, 0) + 1, 'FOUND',
        case when last.number is null then state.updated_at else ${now.toISOString()} end,
        state.fields, names_within(state.fields)
      from state left join last using (entity_id)
      where state.fields is distinct from last.fields
      returning *
    ), present as (
      select * from found
      union all
      select * from last where entity_id not in (select entity_id from found)
    )
    select coalesce(last.number, 1) as number, present.changed_at, present.fields, present.names,
      (select json_build_object('id', users.id, 'name', users.name)
        from users where users.id = present.changed_by) as changed_by,
      (select former.fields from revisions former
        where former.kind = ${kind} and former.entity_id = present.entity_id
          and former.number = ${ifMatch?.[0] ?? null}) as former_fields
    from present left join last using (entity_id)`);
}
