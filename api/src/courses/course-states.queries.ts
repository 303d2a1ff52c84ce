import { jsonPairs } from '../platform/db/columns.ts';
import { sql, type Statement } from '../platform/db/database.ts';
import {
  commonContentFields,
  examFields,
  revisedCourseFields,
  sectionFields,
  videoFields,
} from './course-fields.ts';

/** The state of courses and of their parts for revisions, in the fields that a change of each takes. */

const termsOf = (kind: string) => sql`(
  select coalesce(jsonb_agg(terms.id order by terms.position, terms.title), '[]')
  from course_terms join terms on terms.id = course_terms.term_id
  where course_terms.course_id = courses.id and terms.kind = ${kind})`;

export const courseState = (ids: readonly string[]): Statement => sql`
  select courses.id as entity_id, courses.id as root_id, courses.updated_at, jsonb_build_object(
    ${jsonPairs(revisedCourseFields, 'courses')}, 'categories', ${termsOf('categories')},
    'levels', ${termsOf('levels')}, 'skills', ${termsOf('skills')},
    'banners', (
      select coalesce(jsonb_agg(banner - 'id' order by place), '[]')
      from jsonb_array_elements(courses.banners) with ordinality as listed(banner, place))) as fields
  from courses where courses.id = any(${ids}::uuid[]) and not courses.is_deleted`;

/** The order of a course. The titles are stored to be shown in the history. */
export const outlineState = (courseIds: readonly string[]): Statement => sql`
  select courses.id as entity_id, courses.id as root_id, courses.updated_at, jsonb_build_object('sections', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', sections.id, 'title', sections.title, 'contents', (
        select coalesce(jsonb_agg(jsonb_build_object('id', contents.id, 'title', contents.title)
          order by contents.position, contents.id), '[]')
        from contents where contents.section_id = sections.id and contents.deleted_at is null)
      ) order by sections.position, sections.id), '[]')
    from sections where sections.course_id = courses.id and sections.deleted_at is null)) as fields
  from courses where courses.id = any(${courseIds}::uuid[]) and not courses.is_deleted`;

export const sectionState = (ids: readonly string[]): Statement => sql`
  select sections.id as entity_id, sections.course_id as root_id, sections.updated_at, jsonb_build_object(
    ${jsonPairs(sectionFields, 'sections')}) as fields
  from sections where sections.id = any(${ids}::uuid[]) and sections.deleted_at is null`;

/** Without the duration of a page, which is computed from its text. */
export const contentState = (ids: readonly string[]): Statement => sql`
  select contents.id as entity_id, sections.course_id as root_id, contents.updated_at, jsonb_build_object(
    ${jsonPairs(commonContentFields, 'contents')}
  ) || case contents.content_type
    when 'TEXTPAGE' then jsonb_build_object(${jsonPairs(['pageContent'], 'contents')})
    when 'VIDEO' then jsonb_build_object(${jsonPairs(videoFields, 'contents')})
    when 'QUICK_QUESTION' then '{}'
    else jsonb_build_object(${jsonPairs(examFields, 'contents')})
    end as fields
  from contents join sections on sections.id = contents.section_id and sections.deleted_at is null
  where contents.id = any(${ids}::uuid[]) and contents.deleted_at is null`;
