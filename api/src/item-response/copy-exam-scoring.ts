import { sql, type Database } from '../platform/db/database.ts';

/**
 * Gives the copy of a practice exam its scale and its areas, and puts its questions, which have the order of the
 * originals, into areas like these (product.md TRI7).
 */
export async function copyExamScoring(
  tx: Database,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx.run(sql`
    with scoring as (
      insert into exam_scorings (practice_exam_id, scale_id)
      select ${to}::uuid, scale_id from exam_scorings where practice_exam_id = ${from}
    ), originals as (
      select exam_areas.*, uuidv7() as copy_id from exam_areas where practice_exam_id = ${from}
    ), areas as (
      insert into exam_areas
        (id, practice_exam_id, position, title, area, weight, cut, time_limit_minutes, year, booklet)
      select copy_id, ${to}, position, title, area, weight, cut, time_limit_minutes, year, booklet from originals
    ), numbered as (
      select id, exam_id, row_number() over (partition by exam_id order by position, id) as number
      from questions where exam_id in (${from}, ${to}) and deleted_at is null
    ), copied as (
      select original.id as original_id, copy.id
      from numbered original join numbered copy using (number)
      where original.exam_id = ${from} and copy.exam_id = ${to}
    )
    insert into area_questions (question_id, area_id, language)
    select copied.id, originals.copy_id, language
    from copied join area_questions on question_id = original_id
    join originals on originals.id = area_id`);
}
