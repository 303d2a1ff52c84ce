import { Refusal } from '@sabia/domain/refusal.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { changeStructure } from '../progress/change-structure.ts';
import { findCourseOfContent } from './course-parts.queries.ts';

/** Moves a content to the bin. The progress in it stays as it was, for a restore. */
export async function deleteContent(
  db: Database,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const courseId = orNotFound(await findCourseOfContent(db, id));
  await softDelete(db, {
    courseId,
    now,
    deletion: sql`
      update contents set deleted_at = ${now.toISOString()} where id = ${id} and deleted_at is null`,
  });
}

/** Moves a section to the bin. Its contents are hidden with it. */
export function deleteSection(
  db: Database,
  { courseId, id, now }: { courseId: string; id: string; now: Date },
): Promise<void> {
  return softDelete(db, {
    courseId,
    now,
    deletion: sql`
      update sections set deleted_at = ${now.toISOString()}
      where id = ${id} and course_id = ${courseId} and deleted_at is null`,
  });
}

async function softDelete(
  db: Database,
  { courseId, now, deletion }: { courseId: string; now: Date; deletion: Statement },
): Promise<void> {
  const isChange = (touched: number) => touched > 0;
  const deleted = await changeStructure(db, { courseIds: [courseId], now, isChange }, (tx) =>
    tx.run(deletion),
  );
  if (deleted === 0) throw new Refusal('not_found');
}
