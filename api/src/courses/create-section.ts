import type { Section } from '@sabia/domain/courses/course.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { sectionColumns } from './course-parts.queries.ts';

/** Adds a section at the end of a course. */
export async function createSection(
  db: Database,
  draft: { courseId: string; title: string; isActive: boolean; isFreemium: boolean },
): Promise<Section> {
  const section = await db.maybe<Omit<Section, 'contents'>>(sql`
    insert into sections (course_id, title, is_active, is_freemium, position)
    select id, ${draft.title}, ${draft.isActive}, ${draft.isFreemium},
      (select coalesce(max(position) + 1, 0) from sections where course_id = courses.id)
    from courses where id = ${draft.courseId} and not is_deleted
    returning ${sectionColumns}`);
  if (!section) throw new Refusal('not_found');
  return { ...section, contents: [] };
}
