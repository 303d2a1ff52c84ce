import type { ChangedSection } from '@sabia/domain/courses/course.ts';
import { columnList } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { changedContentFields, sectionFields, storedContentFields } from './course-fields.ts';

/** Columns of a section in the reply of a change: without access and progress of a viewer. */
export const sectionColumns = sql`
  sections.id, ${columnList(sectionFields, 'sections')}, sections.position as "order", false as is_locked, null as section_progression`;

/** Number of questions of an attempt: drawn by an automatic exam, else the content's own. */
export const questionsQtd = sql`case
  when contents.content_type in ('TEXTPAGE', 'VIDEO') then null
  when contents.generated_exam_filters <> '{}' then contents.questions_qtd
  else (select count(*)::integer from questions
    where questions.content_id = contents.id and questions.deleted_at is null)
  end`;

export const passingScore = sql`case
  when contents.content_type in ('EXAM', 'PRACTICE_EXAM') then contents.passing_score end`;

const columnsOf = (fields: readonly string[]) => sql`
  contents.id, contents.content_type, ${columnList(fields, 'contents')},
  contents.position as "order", false as is_locked, contents.generated_exam_filters, contents.draw_quotas,
  ${questionsQtd} as questions_qtd, ${passingScore} as passing_score`;

/** Columns of a content in the reply of a change. */
export const contentColumns = columnsOf(storedContentFields);

/** The contents of a section in the reply of a change. */
export const listContentsOf = (db: Database, sectionId: string) =>
  db.many<ChangedSection['contents'][number]>(sql`
    select ${columnsOf(changedContentFields)}, null as content_progression from contents
    where section_id = ${sectionId} and deleted_at is null order by position, id`);

/** The sections of a course with the contents of each, in order. */
export const findCourseOrder = (db: Database, courseId: string) =>
  db.many<{ id: string; contents: string[] }>(sql`
    select sections.id,
      array(select contents.id from contents
        where contents.section_id = sections.id and contents.deleted_at is null
        order by contents.position, contents.id) as contents
    from sections where course_id = ${courseId} and deleted_at is null
    order by sections.position, sections.id`);

/** The course of a section; null if the section is unknown or deleted. */
export async function findCourseOfSection(db: Database, id: string): Promise<string | null> {
  const section = await db.maybe<{ courseId: string }>(sql`
    select sections.course_id
    from sections join courses on courses.id = sections.course_id and not courses.is_deleted
    where sections.id = ${id} and sections.deleted_at is null`);
  return section?.courseId ?? null;
}

/** The course of a content; null if the content is unknown or deleted. */
export async function findCourseOfContent(db: Database, id: string): Promise<string | null> {
  const content = await db.maybe<{ courseId: string }>(sql`
    select sections.course_id
    from contents
    join sections on sections.id = contents.section_id and sections.deleted_at is null
    join courses on courses.id = sections.course_id and not courses.is_deleted
    where contents.id = ${id} and contents.deleted_at is null`);
  return content?.courseId ?? null;
}
