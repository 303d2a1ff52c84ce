import type { BulkKind } from '@sabia/domain/questions/bulk-change.ts';
import type { At } from '../../platform/act.ts';
import { areaOfQuestion } from '../../item-response/exam-scoring.queries.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import { addsQuestions, canBeUndone, changedColumns } from './bulk-changes.queries.ts';

interface StoredBulkChange {
  kind: BulkKind;
  ids: readonly string[];
}

/** Stores the questions as they are, added ones by their ids, and forgets bulk changes that can no longer be undone. */
export async function storeBulkChange(
  tx: Database,
  { kind, ids }: StoredBulkChange,
  { now }: At,
): Promise<string> {
  const isAdded = addsQuestions(kind);
  const former = isAdded ? sql`jsonb_build_object('id', id)` : sql`to_jsonb(kept)`;
  const columns = isAdded ? sql`` : sql`, ${changedColumns[kind]}`;
  const areas = kind === 'move' ? sql`, ${areaOfQuestion} as area` : sql``;
  const { id } = await tx.one<{ id: string }>(sql`
    with outdated as (
      delete from question_bulk_changes where not ${canBeUndone(now)}
    )
    insert into question_bulk_changes (kind, former, created_at)
    select ${kind}, coalesce(jsonb_agg(${former}), '[]'), ${now.toISOString()}
    from (select id${columns}${areas} from questions where id = any(${ids}::uuid[])) kept
    returning id`);
  return id;
}
