import type { ClassDraft } from '@sabia/domain/classes/class.ts';
import { messages } from '@sabia/domain/messages.ts';
import { refuseMistakes } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';

/** Replaces what a class studies, in this order. Refuses items that do not exist or are deleted. */
export async function replaceItems(
  tx: Database,
  { classId, items }: { classId: string; items: ClassDraft['items'] },
): Promise<void> {
  if (items.length === 0) {
    await tx.run(sql`delete from class_items where class_id = ${classId}`);
    return;
  }
  const unknown = await tx.many<{ place: number }>(sql`
    with asked as (
      select place, kind, target_id as asked_id,
        case kind when 'COURSE' then (select id from courses where id = target_id and not is_deleted) end as course_id,
        case kind when 'TRAIL' then (select id from trails where id = target_id and not is_deleted) end as trail_id,
        case kind when 'PRACTICE_EXAM' then (
          select id from practice_exams where id = target_id and not is_deleted) end as practice_exam_id
      from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ targetId }) => targetId)}::uuid[])
        with ordinality given(kind, target_id, place)
    ), removed as (
      delete from class_items where class_id = ${classId}
        and coalesce(course_id, trail_id, practice_exam_id) not in (select asked_id from asked)
    ), ordered as (
      update class_items set position = asked.place
      from asked where class_id = ${classId}
        and coalesce(class_items.course_id, class_items.trail_id, class_items.practice_exam_id) = asked_id
    ), added as (
      insert into class_items (class_id, course_id, trail_id, practice_exam_id, position)
      select ${classId}, course_id, trail_id, practice_exam_id, place from asked
      where num_nonnulls(course_id, trail_id, practice_exam_id) = 1 and asked_id not in (
        select coalesce(course_id, trail_id, practice_exam_id) from class_items where class_id = ${classId})
    )
    select place from asked where num_nonnulls(course_id, trail_id, practice_exam_id) = 0 order by place`);
  refuseMistakes(
    unknown.map(({ place }) => ({
      path: `items.${place - 1}.targetId`,
      message: messages.unknownId,
    })),
  );
}
