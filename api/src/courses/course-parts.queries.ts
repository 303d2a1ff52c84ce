import { sql, type Database } from '../shell/database.ts';

/** A section as a write answers with it: it has no viewer, so no lock and no progress. */
export const sectionColumns = sql`
  sections.id, sections.title, sections.position as "order", sections.is_active,
  sections.is_freemium, false as is_locked, null as section_progression`;

/** A content as a write answers with it. */
export const contentColumns = sql`
  contents.id, contents.content_type, contents.title, contents.position as "order",
  contents.is_active, contents.is_preview, false as is_locked, contents.duration_seconds,
  contents.page_content, contents.video_url, contents.video_description, contents.captions_url,
  contents.generated_exam_filters, contents.extra_contents, contents.read_complements`;

/** The courses that sections and contents are part of, for ever; null for what is not there (any more). */

export async function findCourseOfSection(db: Database, id: string): Promise<string | null> {
  const section = await db.maybe<{ courseId: string }>(sql`
    select sections.course_id
    from sections join courses on courses.id = sections.course_id and not courses.is_deleted
    where sections.id = ${id} and sections.deleted_at is null`);
  return section?.courseId ?? null;
}

export async function findCourseOfContent(db: Database, id: string): Promise<string | null> {
  const content = await db.maybe<{ courseId: string }>(sql`
    select sections.course_id
    from contents
    join sections on sections.id = contents.section_id and sections.deleted_at is null
    join courses on courses.id = sections.course_id and not courses.is_deleted
    where contents.id = ${id} and contents.deleted_at is null`);
  return content?.courseId ?? null;
}
