import type { RevisionAct, RevisionKind } from '@sabia/domain/history/revision.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { lastOf } from './history.queries.ts';
import { states } from './states.queries.ts';

interface Change {
  kind: RevisionKind;
  ids: readonly string[];
  what: RevisionAct;
  /** Null for a command of the machine. */
  viewer: Pick<Viewer, 'id'> | null;
  now: Date;
}

/**
 * Inserts the next revision of each entity that differs from its last one. Answers with the number of the
 * current revision, the highest where there are several entities. Several that are created at once are a batch.
 */
export async function insertRevisions(
  tx: Database,
  { kind, ids, what, viewer, now }: Change,
): Promise<number> {
  const current = states[kind](ids);
  const changed =
    what === 'DELETED'
      ? sql`select * from last
          where what <> 'DELETED' and entity_id not in (select entity_id from (${current}) current)`
      : sql`select state.* from (${current}) state left join last using (entity_id)
          where state.fields is distinct from last.fields or last.what = 'DELETED'`;
  const [revision] = await tx.many<{ number: number }>(sql`
    with last as (${lastOf(kind, ids)}), changed as (
      select *, uuidv7() as revision_id from (${changed}) differing
    ), inserted as (
      insert into revisions
        (id, kind, entity_id, root_id, number, what, changed_by, changed_at, fields, names, batch_id)
      select revision_id, ${kind}, entity_id, changed.root_id, coalesce(last.number, 0) + 1, ${what},
        ${viewer?.id ?? null}, ${now.toISOString()}, changed.fields, names_within(changed.fields),
        case when ${what} = 'CREATED' and count(*) over () > 1
          then first_value(revision_id) over (order by revision_id) end
      from changed left join last using (entity_id)
      returning number
    )
    select number from inserted union all select number from last order by number desc limit 1`);
  return revision?.number ?? 1;
}
