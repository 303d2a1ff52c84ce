import type { At } from '../platform/act.ts';
import { countingContents } from '../courses/courses.queries.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { structureLock } from './progress-locks.queries.ts';
import { structureVersion } from './stale-progress.queries.ts';

interface StructureChange<T> {
  courseIds: readonly string[];
  /** False for the result of a change that found nothing to do: no learner is recomputed for it. */
  isChange?: (result: T) => boolean;
}

/**
 * Changes the structure of courses. It costs the same with one learner and with a million: it inserts the next
 * version of each structure, and each learner is recomputed for it at their next request, or by the sweep
 * (recompute-progress.ts, sweep-progress.ts).
 */
export const changeStructure = <T>(
  db: Database,
  { courseIds, isChange = () => true }: StructureChange<T>,
  { now }: At,
  change: (tx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction(
    async (tx) => {
      const changed = await change(tx);
      if (isChange(changed)) {
        await tx.run(nextVersions(courseIds, { now, isLeftOut: sql`false` }));
      }
      return changed;
    },
    // In one order, so that two changes of several courses never deadlock.
    { exclusive: courseIds.toSorted().map(structureLock) },
  );

interface Removal {
  courseId: string;
  /** An update that marks a part of the course as deleted. */
  removal: Statement;
  /** Condition on the rows `sections` and `contents`: they are of that part. The snapshot of the statement still has it. */
  isRemoved: Statement;
}

/** Removes a part of a course and inserts the next version of its structure; false if nothing was removed. */
export const removeFromStructure = (
  db: Database,
  { courseId, removal, isRemoved }: Removal,
  { now }: At,
): Promise<boolean> =>
  db.transaction(
    async (tx) => {
      const inserted = await tx.run(sql`
        with removed as (${removal} returning id)
        ${nextVersions([courseId], { now, isLeftOut: isRemoved })} and exists (select from removed)`);
      return inserted > 0;
    },
    { exclusive: [structureLock(courseId)] },
  );

const nextVersions = (
  courseIds: readonly string[],
  { now, isLeftOut }: { now: Date; isLeftOut: Statement },
): Statement => sql`
  insert into course_structures (course_id, version, changed_at, content_ids)
  select courses.id, ${structureVersion(sql`courses.id`)} + 1, ${now.toISOString()},
    array(select contents.id from ${countingContents}
      where sections.course_id = courses.id and courses.is_active and not ${isLeftOut})
  from courses where courses.id = any(${courseIds}::uuid[])`;
