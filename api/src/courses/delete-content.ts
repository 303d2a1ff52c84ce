import { Refusal } from '@sabia/domain/refusal.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { removeFromStructure } from '../progress/change-structure.ts';
import { findCourseOfContent } from './course-parts.queries.ts';

/** Moves a content to the bin. The progress in it stays as it was, for a restore. */
export async function deleteContent(
  db: Database,
  { id }: { id: string },
  { now }: At,
): Promise<void> {
  const isDeleted = await removeFromStructure(
    db,
    {
      courseId: orNotFound(await findCourseOfContent(db, id)),
      removal: sql`
      update contents set deleted_at = ${now.toISOString()} where id = ${id} and deleted_at is null`,
      isRemoved: sql`(contents.id = ${id})`,
    },
    { now },
  );
  if (!isDeleted) throw new Refusal('not_found');
}

/** Moves a section to the bin. Its contents are hidden with it. */
export async function deleteSection(
  db: Database,
  { courseId, id }: { courseId: string; id: string },
  { now }: At,
): Promise<void> {
  const isDeleted = await removeFromStructure(
    db,
    {
      courseId,
      removal: sql`
      update sections set deleted_at = ${now.toISOString()}
      where id = ${id} and course_id = ${courseId} and deleted_at is null`,
      isRemoved: sql`(sections.id = ${id})`,
    },
    { now },
  );
  if (!isDeleted) throw new Refusal('not_found');
}
