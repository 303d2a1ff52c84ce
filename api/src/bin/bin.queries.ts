import { binStart, daysLeft, type BinItem } from '@sabia/domain/bin/bin.ts';
import type { Page } from '@sabia/domain/fields.ts';
import { joinExam } from '../exams/exam-ids.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { readPage, type PageQuery } from '../platform/db/paging.ts';

/** Deleted since then: kind, id, title, titles of the parents, and which of these is deleted too. */
const deletedSince = (start: Date): Statement => sql`(
  select 'COURSE' as kind, id, title, array[]::text[] as within, deleted_at, null as blocked_by
  from courses where deleted_at > ${start.toISOString()} and is_deleted
  union all
  select 'SECTION', sections.id, sections.title, array[courses.title], sections.deleted_at,
    case when courses.is_deleted then 'COURSE' end
  from sections join courses on courses.id = sections.course_id
  where sections.deleted_at > ${start.toISOString()}
  union all
  select 'CONTENT', contents.id, contents.title, array[courses.title, sections.title],
    contents.deleted_at,
    case when courses.is_deleted then 'COURSE' when sections.deleted_at is not null then 'SECTION' end
  from contents join sections on sections.id = contents.section_id
  join courses on courses.id = sections.course_id
  where contents.deleted_at > ${start.toISOString()}
  union all
  select 'QUESTION', questions.id,
    (select regexp_replace(left(statement, 500), '<[^>]*$', '') from question_versions
      where question_versions.id = questions.version_id),
    array_remove(array[courses.title, sections.title, contents.title, practice_exams.title,
      question_banks.title], null),
    questions.deleted_at,
    case when courses.is_deleted then 'COURSE' when sections.deleted_at is not null then 'SECTION'
      when contents.deleted_at is not null then 'CONTENT' end
  from questions
  ${joinExam(sql`questions.exam_id`)}
  left join question_banks on question_banks.id = questions.bank_id
  where questions.deleted_at > ${start.toISOString()}
    -- A deleted practice exam can't be restored.
    and practice_exams.is_deleted is not true
) deleted`;

/** The user of the last deletion in the history of an entity. */
const deletedBy = sql`(
  select json_build_object('id', users.id, 'name', users.name)
  from revisions join users on users.id = revisions.changed_by
  where revisions.kind = deleted.kind and revisions.entity_id = deleted.id
    and revisions.what = 'DELETED'
  order by revisions.number desc limit 1)`;

/** The entities that can be restored, the last deleted first. */
export async function pageBin(
  db: Database,
  { now, ...asked }: PageQuery & { now: Date },
): Promise<Page<BinItem>> {
  const page = await readPage<Omit<BinItem, 'daysLeft'>>(db, asked, {
    columns: sql`kind, id, title, within, deleted_at, blocked_by, ${deletedBy} as deleted_by`,
    from: sql`from ${deletedSince(binStart(now))}`,
    order: sql`deleted_at desc, id`,
  });
  return {
    ...page,
    items: page.items.map((item) => ({
      ...item,
      daysLeft: daysLeft(new Date(item.deletedAt), now),
    })),
  };
}
