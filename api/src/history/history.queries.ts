import { differences } from '@sabia/domain/history/differences.ts';
import { restorableFields } from '@sabia/domain/history/restorable-fields.ts';
import type {
  Difference,
  Names,
  RevisedFields,
  Revision,
  RevisionKind,
} from '@sabia/domain/history/revision.ts';
import { partTitle } from '@sabia/domain/history/part-title.ts';
import type { Page } from '@sabia/domain/fields.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';
import { lastOf } from '../platform/history/revisions.ts';

/** The number of the current revision; 1 for an entity without revisions. */
export const revisionOf = (kind: RevisionKind, id: Statement): Statement => sql`(
  select coalesce(max(revisions.number), 1) from revisions
  where revisions.kind = ${kind} and revisions.entity_id = ${id})`;

/** A batch is shown as one revision, its first. */
const isFirstOfBatch = sql`(revisions.batch_id is null or revisions.batch_id = revisions.id)`;

interface Row extends Omit<Revision, 'title' | 'differences'> {
  fields: RevisedFields;
  names: Names;
  /** Null for the first revision. */
  formerFields: RevisedFields | null;
  formerNames: Names | null;
}

const columns = sql`
  revisions.id, revisions.kind, revisions.entity_id, revisions.number, revisions.what,
  revisions.changed_at, revisions.fields, revisions.names,
  (select json_build_object('id', users.id, 'name', users.name)
    from users where users.id = revisions.changed_by) as changed_by,
  former.fields as former_fields, former.names as former_names,
  case when revisions.batch_id is null then 1 else (
    select count(*) from revisions batch where batch.batch_id = revisions.batch_id
  ) end as entities_qtd,
  revisions.what <> 'DELETED' and exists (
    select from revisions present
    where present.kind = revisions.kind and present.entity_id = revisions.entity_id
      and present.number > revisions.number
  ) and 'DELETED' <> (
    select last.what from revisions last
    where last.kind = revisions.kind and last.entity_id = revisions.entity_id
    order by last.number desc limit 1
  ) as can_be_restored`;

/** Revisions of an entity, the latest first; of a course, a trail or an exam with those of its parts. */
export async function pageRevisions(
  db: Database,
  { kind, id, ...asked }: PageQuery & { kind: RevisionKind; id: string },
): Promise<Page<Revision>> {
  const page = await readPage<Row>(db, asked, {
    columns,
    from: sql`from revisions
      left join revisions former on former.kind = revisions.kind
        and former.entity_id = revisions.entity_id and former.number = revisions.number - 1
      where ${isOf(kind, id)} and not ${isOfItsParts} and ${isFirstOfBatch}`,
    order: sql`revisions.id desc`,
  });
  return { ...page, items: page.items.map(asRead) };
}

const isOf = (kind: RevisionKind, id: string): Statement =>
  kind === 'COURSE' || kind === 'TRAIL' || kind === 'PRACTICE_EXAM'
    ? sql`revisions.root_id = ${id}`
    : sql`revisions.kind = ${kind} and revisions.entity_id = ${id}`;

/** An order that changed because a part was added or removed: the revision of the part tells that. */
const isOfItsParts = sql`(
  revisions.kind in ('OUTLINE', 'QUESTIONS', 'TRAIL_ITEMS') and revisions.what = 'IMPORTED' and revisions.number > 1)`;

function asRead({ fields, names, formerFields, formerNames, ...row }: Row): Revision {
  // The fields are those of the first entity of a batch.
  if (row.entitiesQtd > 1) return { ...row, title: null, differences: [], canBeRestored: false };
  const before = formerFields ?? {};
  return {
    ...row,
    title: partTitle(row.kind, fields),
    differences: differences(row.kind, {
      before,
      after: fields,
      names: { ...formerNames, ...names },
    }),
  };
}

interface Asked {
  kind: RevisionKind;
  id: string;
  number: number;
}

/** The fields of a former version; null when there is no such version, or it is the current one. */
export async function findFormerFields(
  db: Database,
  { kind, id, number }: Asked,
): Promise<RevisedFields | null> {
  const found = await db.maybe<{ fields: RevisedFields }>(sql`
    select fields from revisions
    where kind = ${kind} and entity_id = ${id} and number = ${number} and number < (
      select max(number) from revisions where kind = ${kind} and entity_id = ${id})`);
  return found?.fields ?? null;
}

/** The differences that restoring a revision would make; null when there is no such revision. */
export async function findDifferences(
  db: Database,
  { kind, id, number }: Asked,
): Promise<Difference[] | null> {
  const found = await db.maybe<{
    before: RevisedFields;
    after: RevisedFields;
    names: Names;
  }>(sql`
    select present.fields as before, revisions.fields as after,
      revisions.names || present.names as names
    from revisions, (${lastOf(kind, [id])}) present
    where revisions.kind = ${kind} and revisions.entity_id = ${id}
      and revisions.number = ${number}`);
  return found && differences(kind, { ...found, after: restorableFields(kind, found.after) });
}
