import { metadataFields } from '@sabia/domain/questions/question-metadata.ts';
import { emit, type CopiedQuestion } from '../events.ts';
import { columnList } from '../platform/db/columns.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { ownerColumns } from './question-owners.queries.ts';
import { questionFields } from './questions.queries.ts';

/**
 * The end of a statement that copies the current versions of questions as new questions.
 * `originals` are rows of the version and of the owner, position and metadata of the copy. Answers with rows of
 * `CopiedQuestion`, of which the caller emits 'questions.copied'.
 */
export const copying = (originals: Statement): Statement => sql`
  originals as (
    select given.*, uuidv7() as copy_id, uuidv7() as copy_version_id from (${originals}) given
  ), choices as (
    select copy_version_id, choice ->> 'id' as original_id, gen_random_uuid() as id, choice ->> 'text' as text,
      place
    from originals join question_versions versions on versions.id = originals.version_id,
      jsonb_array_elements(versions.alternatives) with ordinality listed(choice, place)
  ), keyed as (
    select copy_version_id,
      jsonb_agg(jsonb_build_object('id', id, 'text', text) order by place) as alternatives,
      jsonb_object_agg(original_id, id) as ids
    from choices group by copy_version_id
  ), version as (
    insert into question_versions (id, question_id, number, ${columnList(questionFields)},
      alternatives, right_alternative_id)
    select copy_version_id, copy_id, 1, ${columnList(questionFields)},
      coalesce(keyed.alternatives, '[]'), (ids ->> right_alternative_id::text)::uuid
    from originals join question_versions versions on versions.id = originals.version_id
    left join keyed using (copy_version_id)
  ), copies as (
    insert into questions (id, ${ownerColumns}, position, version_id,
      ${columnList(metadataFields)})
    select copy_id, ${ownerColumns}, position, copy_version_id,
      ${columnList(metadataFields)}
    from originals
  )
  select copy_id as id, versions.question_id as original_id
  from originals join question_versions versions on versions.id = originals.version_id`;

/** Copies the questions of contents or practice exams, with their metadata, to the copies of those. */
export async function copyQuestions(
  tx: Database,
  copies: readonly { from: string; to: string }[],
): Promise<void> {
  const copied = await tx.many<CopiedQuestion>(sql`
    with owners as (
      select "from", "to" from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
        as copied("from" uuid, "to" uuid)
    ), ${copying(sql`
      select version_id, position, "to" as exam_id, exam_kind, bank_id,
        ${columnList(metadataFields, 'questions')}
      from owners join questions on questions.exam_id = "from"
      where deleted_at is null order by position, questions.id`)}`);
  await emit(tx, 'questions.copied', { copies: copied });
}
