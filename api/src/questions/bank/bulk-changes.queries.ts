import type { Page } from '@sabia/domain/fields.ts';
import type { RevisionAct } from '@sabia/domain/history/revision.ts';
import type { BulkKind, ListedBulkChange } from '@sabia/domain/questions/bulk-change.ts';
import { sql, type Database, type Statement } from '../../platform/db/database.ts';
import { readPage, type PageQuery } from '../../platform/db/paging.ts';
import { ownerColumns } from '../question-owners.queries.ts';

/** Changes that add questions, which their undo deletes. */
const addingKinds = ['copy', 'import'] as const satisfies readonly BulkKind[];
type AddingKind = (typeof addingKinds)[number];
export const addsQuestions = (kind: BulkKind): kind is AddingKind =>
  (addingKinds as readonly BulkKind[]).includes(kind);

/** The columns that any other change writes, which its undo restores. */
export const changedColumns: Record<Exclude<BulkKind, AddingKind>, Statement> = {
  tag: sql`tags`,
  describe: sql`category_id, level_id, difficulty, source, year, authors`,
  move: sql`${ownerColumns}, position`,
  delete: sql`deleted_at`,
  complete: sql`category_id, name, code, tags`,
};

/** The act of a bulk change, and of its undo, in the history of each question. */
export const revisionActs: Record<BulkKind, { done: RevisionAct; undone: RevisionAct }> = {
  tag: { done: 'CHANGED', undone: 'CHANGED' },
  describe: { done: 'CHANGED', undone: 'CHANGED' },
  move: { done: 'CHANGED', undone: 'CHANGED' },
  copy: { done: 'CREATED', undone: 'DELETED' },
  delete: { done: 'DELETED', undone: 'RESTORED' },
  import: { done: 'CREATED', undone: 'DELETED' },
  complete: { done: 'CHANGED', undone: 'CHANGED' },
};

/** Milliseconds for the statements that write thousands of questions. */
export const bulkTimeoutMs = 30_000;

/** Days for which a bulk change can be undone (product.md Q30). */
const undoDays = 30;

/** Condition: the bulk change is recent enough for an undo. */
export const canBeUndone = (now: Date): Statement =>
  sql`question_bulk_changes.created_at
    >= ${now.toISOString()}::timestamptz - make_interval(days => ${undoDays})`;

/** The user of the first revision that the change made; each question is looked up until one is found. */
const changedBy = sql`(
  select json_build_object('id', users.id, 'name', users.name)
  from jsonb_array_elements(former) listed (one)
  cross join lateral (
    select changed_by from revisions
    where revisions.kind = 'QUESTION' and revisions.entity_id = (one ->> 'id')::uuid
      and revisions.changed_at = question_bulk_changes.created_at
    offset 0
  ) revised
  join users on users.id = revised.changed_by
  limit 1)`;

/** The bulk changes that can be undone, or have been, the latest first. */
export const pageBulkChanges = (
  db: Database,
  { now, ...asked }: PageQuery & { now: Date },
): Promise<Page<ListedBulkChange>> =>
  readPage<ListedBulkChange>(db, asked, {
    columns: sql`id, kind, jsonb_array_length(former) as questions_qtd, ${changedBy} as changed_by,
      created_at as changed_at, undone_at`,
    from: sql`from question_bulk_changes where ${canBeUndone(now)}`,
    order: sql`created_at desc, id desc`,
  });
