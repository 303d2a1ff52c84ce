import type { At } from '../../platform/act.ts';
import { sql, type Database } from '../../platform/db/database.ts';
import type { ImportedDraft, ImportedMetadata } from '../formats/imported-question.ts';
import { isLive, withVersion } from '../bank/question-filters.queries.ts';
import { fingerprintsOf } from '../bank/repeated-questions.queries.ts';
import { storeBulkChange } from '../bank/store-bulk-change.ts';

type DescribedDraft = ImportedDraft & ImportedMetadata & { categoryId: string | null };

/**
 * Gives the questions of the school that have the same texts as these the category, name, code and tags that they lack, and
 * stores what it takes to undo that. Returns their ids.
 */
export async function completeRepeated(
  tx: Database,
  drafts: readonly DescribedDraft[],
  { now }: At,
): Promise<string[]> {
  if (drafts.length === 0) return [];
  const metadata = drafts.map(({ categoryId, name, code, tags }, at) => ({
    place: at + 1,
    category_id: categoryId,
    name,
    code,
    tags,
  }));
  const lacking = await tx.many<{ id: string; place: number }>(sql`
    with given as (${fingerprintsOf(drafts)}), described as (
      select distinct on (fingerprint) fingerprint, metadata.*
      from given join jsonb_to_recordset(${JSON.stringify(metadata)}::jsonb)
        as metadata (place bigint, category_id uuid, name text, code text, tags text[]) using (place)
      order by fingerprint, place
    )
    select questions.id, described.place::int as place
    from questions ${withVersion} join described on described.fingerprint = versions.fingerprint
    where ${isLive} and (
      (questions.category_id is null and described.category_id is not null)
      or (questions.name is null and described.name is not null)
      or (questions.code is null and described.code is not null)
      or (questions.tags = '{}' and described.tags <> '{}'))
    order by questions.id
    for update of questions`);
  const ids = lacking.map(({ id }) => id);
  if (ids.length === 0) return [];
  await storeBulkChange(tx, { kind: 'complete', ids }, { now });
  const given = lacking.map(({ id, place }) => ({ id, ...metadata[place - 1] }));
  await tx.run(sql`
    update questions set category_id = coalesce(questions.category_id, given.category_id),
      name = coalesce(questions.name, given.name), code = coalesce(questions.code, given.code),
      tags = case when questions.tags = '{}' then given.tags else questions.tags end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (id uuid, category_id uuid, name text, code text, tags text[])
    where questions.id = given.id`);
  return ids;
}
