import { changeCaption } from '@sabia/domain/history/change-caption.ts';
import type { CurrentVersion, RevisionAct, RevisionKind } from '@sabia/domain/history/revision.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database, type Statement } from '../db/database.ts';

/** For each kind, a statement of the current state of entities that are not deleted: root, time of the last change, fields. */
export type States = Readonly<Record<RevisionKind, (ids: readonly string[]) => Statement>>;

let registered: States | undefined;

/** subscribers.ts registers the states of the features when it is imported. */
export function registerStates(states: States): void {
  registered = states;
}

function stateOf(kind: RevisionKind, ids: readonly string[]): Statement {
  if (!registered)
    throw new Error('subscribers.ts has to be imported before a revision is recorded');
  return registered[kind](ids);
}

/** The last revision of each entity that has one. */
export const lastOf = (kind: RevisionKind, ids: readonly string[]): Statement => sql`
  select distinct on (entity_id) * from revisions
  where kind = ${kind} and entity_id = any(${ids}::uuid[])
  order by entity_id, number desc`;

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
  const current = stateOf(kind, ids);
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
    with state as (${stateOf(kind, ids)}), last as (${lastOf(kind, ids)}), imported as (
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
