import { changeCaption } from '@sabia/domain/history/change-caption.ts';
import type { CurrentVersion, RevisionKind } from '@sabia/domain/history/revision.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { lastOf } from './history.queries.ts';
import { states } from './states.queries.ts';

interface Subject {
  kind: RevisionKind;
  ids: readonly string[];
  ifMatch: readonly number[] | null;
  now: Date;
}

/**
 * Refuses a change whose If-Match does not name the current revision. State that no revision has, because
 * it is older than the history or was changed outside of a request, is inserted as a revision first.
 */
export async function checkCurrentVersions(tx: Database, subject: Subject): Promise<void> {
  const { ifMatch, now } = subject;
  const versions = await importCurrentVersions(tx, subject);
  const newer = versions.find(({ number }) => ifMatch && !ifMatch.includes(number));
  if (!newer) return;
  throw new Refusal('changed_meanwhile', {
    detail: changeCaption(newer, now),
    extension: { current: newer },
  });
}

const importCurrentVersions = (
  tx: Database,
  { kind, ids, ifMatch, now }: Subject,
): Promise<CurrentVersion[]> =>
  tx.many<CurrentVersion>(sql`
    with state as (${states[kind](ids)}), last as (${lastOf(kind, ids)}), imported as (
      insert into revisions (kind, entity_id, root_id, number, what, changed_at, fields, names)
      select ${kind}, entity_id, state.root_id, coalesce(last.number, 0) + 1, 'IMPORTED',
        case when last.number is null then state.updated_at else ${now.toISOString()} end,
        state.fields, names_within(state.fields)
      from state left join last using (entity_id)
      where state.fields is distinct from last.fields
      returning *
    ), current as (
      select * from imported
      union all
      select * from last where entity_id not in (select entity_id from imported)
    )
    select coalesce(last.number, 1) as number, current.changed_at, current.fields, current.names,
      (select json_build_object('id', users.id, 'name', users.name)
        from users where users.id = current.changed_by) as changed_by,
      (select former.fields from revisions former
        where former.kind = ${kind} and former.entity_id = current.entity_id
          and former.number = ${ifMatch?.[0] ?? null}) as former_fields
    from current left join last using (entity_id)`);
