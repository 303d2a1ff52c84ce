import type { ChangedSection, SectionChanges } from '@sabia/domain/courses/course.ts';
import type { At } from '../platform/act.ts';
import { patch } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { sectionFields } from './course-fields.ts';
import { findCourseOfSection, presentSections, sectionColumns } from './course-parts.queries.ts';

/** Changes the title of a section, or whether it is active or freemium. */
export async function changeSection(
  db: Database,
  { id, changes }: { id: string; changes: SectionChanges },
  { now }: At,
): Promise<ChangedSection> {
  const change = async (tx: Database) =>
    orNotFound(
      await tx.maybe<ChangedSection>(sql`
        update sections set ${patch('sections', sectionFields, changes)}, updated_at = now()
        where id = ${id} and id in (${presentSections})
        returning ${sectionColumns}`),
    );
  if (changes.isActive === undefined) return db.transaction(change);
  const courseId = orNotFound(await findCourseOfSection(db, id));
  return changeStructure(db, { courseIds: [courseId] }, { now }, change);
}
