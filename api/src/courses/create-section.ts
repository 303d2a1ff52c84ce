import type { Section, SectionDraft } from '@sabia/domain/courses/course.ts';
import { insert } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { sectionFields } from './course-fields.ts';
import { sectionColumns } from './course-parts.queries.ts';
import { refuseFullCourse } from './refuse-full.ts';

/** Adds a section at the end of a course. */
export async function createSection(
  db: Database,
  { courseId, draft }: { courseId: string; draft: SectionDraft },
): Promise<Section> {
  await refuseFullCourse(db, courseId);
  const section = await db.maybe<Section>(sql`
    ${insert('sections', sectionFields, draft, {
      computed: {
        course_id: sql`courses.id`,
        position: sql`(
          select coalesce(max(position) + 1, 0) from sections where course_id = courses.id)`,
      },
      from: sql`cross join courses where courses.id = ${courseId} and not courses.is_deleted`,
    })}
    returning ${sectionColumns}`);
  return orNotFound(section);
}
