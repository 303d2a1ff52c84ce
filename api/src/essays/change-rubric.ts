import { isDeepStrictEqual } from 'node:util';
import {
  type OwnRubric,
  type RubricChanges,
  rubricOfDraft,
} from '@sabia/domain/essays/own-rubric.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { findRubric } from './rubrics.queries.ts';

interface Change {
  id: string;
  changes: RubricChanges;
}

/**
 * Changes a rubric by its next version, archives it or opens it again. Essays with a correction keep the version of that
 * correction (product.md RUB7).
 */
export async function changeRubric(
  db: Database,
  { id, changes: { version, isArchived, ...changes } }: Change,
  { now }: At,
): Promise<OwnRubric> {
  const before = orNotFound(await findRubric(db, id));
  // Compared here: a sent number may be larger than the column takes.
  if (version !== before.version) throw changedMeanwhile;
  const content = rubricOfDraft({ ...before, ...changes });
  const isNew = !isDeepStrictEqual(content, rubricOfDraft(before));
  const at = now.toISOString();
  const changed = await db.run(sql`
    with changed as (
      update rubrics set title = ${content.title}, version = version + ${isNew ? 1 : 0}, updated_at = ${at},
        archived_at = case ${isArchived ?? null}::boolean
          when true then coalesce(archived_at, ${at}) when false then null else archived_at end
      where id = ${id} and version = ${before.version}
      returning version
    ), stored as (
      insert into rubric_versions (rubric_id, version, content, created_at)
      select ${id}, version, ${JSON.stringify(content)}, ${at} from changed where ${isNew}
    )
    select from changed`);
  if (changed === 0) throw changedMeanwhile;
  return orNotFound(await findRubric(db, id));
}

const changedMeanwhile = new Refusal('changed_meanwhile');
