import type { DomainEvents } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';

/**
 * Questions that are in their practice exam again are in their areas again, as far as these still exist; its scores follow.
 */
export async function returnToAreas(
  tx: Database,
  { areas }: DomainEvents['questions.returned'],
): Promise<void> {
  await tx.run(sql`
    with returned as (
      insert into area_questions (question_id, area_id, language)
      select questions.id, exam_areas.id, former.language
      from jsonb_to_recordset(${JSON.stringify(areas)}::jsonb)
        as former ("questionId" uuid, "areaId" uuid, language smallint)
      join questions on questions.id = former."questionId"
      join exam_areas on exam_areas.id = former."areaId"
        and exam_areas.practice_exam_id = questions.exam_id
      on conflict (question_id) do nothing
      returning area_id
    )
    update exam_scorings set version = version + 1
    where practice_exam_id in (
      select practice_exam_id from exam_areas where id in (select area_id from returned))`);
}
