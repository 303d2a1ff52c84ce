import { binStart } from '@sabia/domain/bin/bin.ts';
import type { ChangedCourse } from '@sabia/domain/courses/course.ts';
import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { refuseTakenSlug } from './course-conflicts.ts';
import { asChanged, changedCourseColumns, type CourseTree } from './course-tree.queries.ts';
import { findFreeSlug } from './find-free-slug.ts';

/**
 * Restores a course from the bin with everything in it. It is inactive, as restoring never publishes
 * (product.md PUB3), and gets another slug if a course has taken its own.
 */
export async function restoreCourse(
  tx: Database,
  { id }: { id: string },
  { now }: At,
): Promise<ChangedCourse & { formerSlug: string }> {
  const deleted = orNotFound(
    await tx.maybe<{ slug: string }>(sql`
      select slug from courses
      where id = ${id} and is_deleted and deleted_at > ${binStart(now).toISOString()}`),
  );
  const slug = await findFreeSlug(tx, deleted.slug);
  const restored = await tx
    .maybe<CourseTree>(sql`
      update courses set is_deleted = false, deleted_at = null, slug = ${slug}, updated_at = now()
      where id = ${id} and is_deleted
      returning ${changedCourseColumns()}`)
    .catch(refuseTakenSlug);
  return { ...asChanged(orNotFound(restored)), formerSlug: deleted.slug };
}
