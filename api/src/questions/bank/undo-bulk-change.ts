import type { BulkKind } from '@sabia/domain/questions/bulk-change.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { emit, type FormerArea } from '../../events.ts';
import { insertRevisions } from '../../platform/history/revisions.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { sql } from '../../platform/db/database.ts';
import {
  addsQuestions,
  bulkTimeoutMs,
  canBeUndone,
  changedColumns,
  revisionActs,
} from './bulk-changes.queries.ts';
import { hasOwner } from './question-filters.queries.ts';
import { refuseOverfull } from './refuse-full.ts';

const categoryBefore = sql`(select id from terms where terms.id = before.category_id)`;

/**
 * From a row `before`: the same columns, without terms that were deleted since. Changes by servers of an earlier version did
 * not store the authors, and did not change them.
 */
const describedBefore = (bulkId: string) => sql`${categoryBefore},
  (select id from terms where terms.id = before.level_id), before.difficulty, before.source, before.year,
  case when (select former -> 0 ? 'authors' from question_bulk_changes where id = ${bulkId})
    then before.authors else questions.authors end`;

function columnsBefore(kind: keyof typeof changedColumns, bulkId: string) {
  if (kind === 'describe') return describedBefore(bulkId);
  if (kind === 'complete') return sql`${categoryBefore}, before.name, before.code, before.tags`;
  return changedColumns[kind];
}

/**
 * Undoes a bulk change once. Questions that somebody has changed since stay as they are, so do those whose former place is
 * deleted or archived, and those that were deleted for good stay away; `keptQtd` is their number.
 */
export const undoBulkChange = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id }: { id: string },
  { viewer }: { viewer: Pick<Viewer, 'id'> },
): Promise<{ questionsQtd: number; keptQtd: number }> =>
  db.transaction(
    async (tx) => {
      const now = clock();
      const bulk = await tx.maybe<{
        kind: BulkKind;
        isUndone: boolean;
        ids: string[];
        areas: FormerArea[];
      }>(sql`
        select kind, undone_at is not null as is_undone,
          array(select (one ->> 'id')::uuid from jsonb_array_elements(former) listed (one)) as ids,
          (select coalesce(jsonb_agg(one -> 'area'), '[]') from jsonb_array_elements(former) listed (one)
            where jsonb_typeof(one -> 'area') = 'object') as areas
        from question_bulk_changes
        where id = ${id} and ${canBeUndone(now)}
        for update`);
      if (!bulk) throw new Refusal('not_found');
      if (bulk.isUndone) throw new Refusal('nothing_to_undo');
      // The next statement then sees what concurrent changes of these questions committed.
      await tx.run(sql`
        select from questions where id = any(${bulk.ids}::uuid[]) order by id desc for update`);
      const isAsLeft = sql`questions.id = any(${bulk.ids}::uuid[]) and not exists (
        select from revisions
        where entity_id = questions.id and changed_by is not null and changed_at > (
          select created_at from question_bulk_changes where id = ${id}))`;
      const former = sql`(select former from question_bulk_changes where id = ${id})`;
      const before = sql`jsonb_populate_recordset(null::questions, ${former}) before`;
      const canReturn =
        bulk.kind === 'move'
          ? sql`exists (select from ${before} where before.id = questions.id and ${hasOwner(sql`before`)}
              and not exists (select from question_banks where id = before.bank_id and is_archived))`
          : sql`true`;
      const undone = await tx.run(
        addsQuestions(bulk.kind)
          ? sql`update questions set deleted_at = ${now.toISOString()}
              where ${isAsLeft} and deleted_at is null`
          : sql`update questions set (${changedColumns[bulk.kind]}) = (
                select ${columnsBefore(bulk.kind, id)}
                from ${before} where before.id = questions.id)
              where ${isAsLeft} and ${canReturn}`,
      );
      if (bulk.kind === 'move' || bulk.kind === 'delete') await refuseOverfull(tx, bulk.ids);
      if (bulk.kind === 'move') await emit(tx, 'questions.returned', { areas: bulk.areas });
      await tx.run(sql`
        update question_bulk_changes set undone_at = ${now.toISOString()} where id = ${id}`);
      await insertRevisions(tx, {
        kind: 'QUESTION',
        ids: bulk.ids,
        what: revisionActs[bulk.kind].undone,
        viewer,
        now,
      });
      return { questionsQtd: undone, keptQtd: bulk.ids.length - undone };
    },
    { timeoutMs: bulkTimeoutMs },
  );
