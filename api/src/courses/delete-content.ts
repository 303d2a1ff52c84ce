import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { removeFromStructure } from '../progress/change-structure.ts';
import { findCourseOfContent } from './course-parts.queries.ts';

/** Moves a content to the bin. The progress in it stays as it was, for a restore. */
export async function deleteContent(
  db: Database,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const isDeleted = await removeFromStructure(db, {
    courseId: orNotFound(await findCourseOfContent(db, id)),
    now,
    removal: sql`
      update contents set deleted_at = ${now.toISOString()} where id = ${id} and deleted_at is null`,
    isRemoved: sql`(contents.id = ${id})`,
  });
  if (!isDeleted) throw new Refusal('not_found');
}

/** Moves a section to the bin. Its contents are hidden with it. */
export async function deleteSection(
  db: Database,
  { courseId, id, now }: { courseId: string; id: string; now: Date },
): Promise<void> {
  const isDeleted = await removeFromStructure(db, {
    courseId,
    now,
    removal: sql`
      update sections set deleted_at = ${now.toISOString()}
      where id = ${id} and course_id = ${courseId} and deleted_at is null`,
    isRemoved: sql`(sections.id = ${id})`,
  });
  if (!isDeleted) throw new Refusal('not_found');
}
