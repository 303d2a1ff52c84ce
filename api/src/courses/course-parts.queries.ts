import type { CourseOrder } from '@sabia/domain/courses/course.ts';
import { columnList, jsonPairs } from '../platform/db/columns.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { changedContentFields, sectionFields, storedContentFields } from './course-fields.ts';

/** Number of questions of an attempt: drawn by an automatic exam, else the content's own. */
export const questionsQtd = sql`case
  when contents.content_type not in ('QUICK_QUESTION', 'EXAM', 'PRACTICE_EXAM') then null
  when contents.generated_exam_filters <> '{}' then contents.questions_qtd
  else (select count(*)::integer from questions
    where questions.exam_id = contents.id and questions.deleted_at is null)
  end`;

const passingScore = sql`case
  when contents.content_type in ('EXAM', 'PRACTICE_EXAM') then contents.passing_score end`;

/** Columns of a content in the reply of a change. */
export const contentColumns = sql`
  contents.id, contents.content_type, ${columnList(storedContentFields, 'contents')},
  contents.position as "order", false as is_locked, contents.generated_exam_filters, contents.draw_quotas,
  ${questionsQtd} as questions_qtd, ${passingScore} as passing_score`;

/** Pairs of json_build_object with the given fields of a content, and with those that all its replies have. */
export const contentPairsOf = (fields: readonly string[]): Statement => sql`
  'id', contents.id, 'contentType', contents.content_type, 'order', contents.position,
  ${jsonPairs(fields, 'contents')},
  'generatedExamFilters', contents.generated_exam_filters, 'drawQuotas', contents.draw_quotas,
  'questionsQtd', ${questionsQtd}, 'passingScore', ${passingScore}`;

/** The contents of a section in the reply of a change. */
export const changedContentsJson = sql`(
  select coalesce(json_agg(json_build_object(${contentPairsOf(changedContentFields)},
    'isLocked', false, 'contentProgression', null) order by contents.position, contents.id), '[]')
  from contents where contents.section_id = sections.id and contents.deleted_at is null)`;

/** Columns of a section in the reply of a change: with its contents, without access and progress of a viewer. */
export const sectionColumns = sql`
  sections.id, ${columnList(sectionFields, 'sections')}, sections.position as "order",
  false as is_locked, null as section_progression, ${changedContentsJson} as contents`;

/** The sections of a course with the contents of each, in order; null if the course is unknown or deleted. */
export const findCourseOrder = (db: Database, courseId: string) =>
  db.maybe<Pick<CourseOrder, 'sections'>>(sql`
    select (
      select coalesce(json_agg(json_build_object('id', sections.id, 'contents', array(
          select contents.id from contents
          where contents.section_id = sections.id and contents.deleted_at is null
          order by contents.position, contents.id)) order by sections.position, sections.id), '[]')
      from sections where sections.course_id = courses.id and sections.deleted_at is null
    ) as sections
    from courses where courses.id = ${courseId} and not courses.is_deleted`);

/** The ids of sections that are not deleted, of courses that are not. */
export const presentSections = sql`
  select sections.id from sections
  join courses on courses.id = sections.course_id and not courses.is_deleted
  where sections.deleted_at is null`;

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
