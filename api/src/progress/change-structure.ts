import { countingContents } from '../courses/courses.queries.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { structureLock } from './progress-locks.queries.ts';
import { structureVersion } from './stale-progress.queries.ts';

interface StructureChange<T> {
  courseIds: readonly string[];
  now: Date;
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
  { courseIds, now, isChange = () => true }: StructureChange<T>,
  change: (tx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction(
    async (tx) => {
      const changed = await change(tx);
      if (isChange(changed)) await insertVersions(tx, courseIds, now);
      return changed;
    },
    // In one order, so that two changes of several courses never deadlock.
    { exclusive: courseIds.toSorted().map(structureLock) },
  );

const insertVersions = (tx: Database, courseIds: readonly string[], now: Date) =>
  tx.run(sql`
    insert into course_structures (course_id, version, changed_at, content_ids)
    select courses.id, ${structureVersion(sql`courses.id`)} + 1, ${now.toISOString()},
      array(select contents.id from ${countingContents}
        where sections.course_id = courses.id and courses.is_active)
    from courses where courses.id = any(${courseIds}::uuid[])`);
