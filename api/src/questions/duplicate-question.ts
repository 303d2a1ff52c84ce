import type { WrittenQuestion } from '@sabia/domain/questions/question.ts';
import { sql, type Database } from '../shell/database.ts';
import { found } from '../shell/serve.ts';
import { findPlace, findWrittenQuestion, isOwnedBy } from './questions.queries.ts';

/** Puts a copy of a question right after it: a question of its own, which nobody has answered. */
export async function duplicateQuestion(db: Database, id: string): Promise<WrittenQuestion> {
  const { owner } = found(await findPlace(db, id));
  const copy = await db.one<{ id: string }>(sql`
    with original as (
      select questions.*, uuidv7() as copy_id, uuidv7() as copy_version_id
      from questions where id = ${id}
    ), moved as (
      update questions set position = questions.position + 1 from original
      where ${isOwnedBy(owner)} and questions.position > original.position
    ), choices as (
      select choice ->> 'id' as original_id, uuidv7() as id, choice ->> 'text' as text, place
      from original join question_versions versions on versions.id = original.version_id,
        jsonb_array_elements(versions.alternatives) with ordinality listed(choice, place)
    ), version as (
      insert into question_versions (id, question_id, number, statement, video_question_url,
        explanation, alternatives, right_alternative_id)
      select copy_version_id, copy_id, 1, statement, video_question_url, explanation,
        (select jsonb_agg(jsonb_build_object('id', id, 'text', text) order by place) from choices),
        (select id from choices where original_id = versions.right_alternative_id::text)
      from original join question_versions versions on versions.id = original.version_id
    )
    insert into questions (id, content_id, practice_exam_id, position, version_id)
    select copy_id, content_id, practice_exam_id, position + 1, copy_version_id from original
    returning id`);
  return found(await findWrittenQuestion(db, copy.id));
}
