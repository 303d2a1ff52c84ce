import { sql, type Database } from '../shell/database.ts';

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
