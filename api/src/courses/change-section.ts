import type { ChangedSection, SectionChanges } from '@sabia/domain/courses/course.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import { patch } from '../platform/db/columns.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { sectionFields } from './course-fields.ts';
import { findCourseOfSection, listContentsOf, sectionColumns } from './course-parts.queries.ts';

/** Changes the title of a section, or whether it is active or freemium. */
export async function changeSection(
  db: Database,
  { id, changes, now }: { id: string; changes: SectionChanges; now: Date },
): Promise<ChangedSection> {
  const courseId = orNotFound(await findCourseOfSection(db, id));
  const change = async (tx: Database) => {
    const changed = await tx.maybe<Omit<ChangedSection, 'contents'>>(sql`
      update sections set ${patch('sections', sectionFields, changes)}, updated_at = now()
      where id = ${id} and deleted_at is null
      returning ${sectionColumns}`);
    if (!changed) throw new Refusal('not_found');
    return { ...changed, contents: await listContentsOf(tx, id) };
  };
  return changes.isActive === undefined
    ? db.transaction(change)
    : changeStructure(db, { courseIds: [courseId], now }, change);
}
