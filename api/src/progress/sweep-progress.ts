import { setTimeout as pause } from 'node:timers/promises';
import { sql, tryLocks, type Database } from '../platform/db/database.ts';
import { forEachSettled } from '../platform/jobs/for-each-settled.ts';
import { learnerLock } from './progress-locks.ts';
import { recomputeProgress } from './recompute-progress.ts';
import { structureVersion } from './stale-progress.queries.ts';

interface SweepRun {
  clock: () => Date;
  /** When aborted, no further slice is begun; the next sweep goes on where this one ended. */
  stopping?: AbortSignal;
}

/** The learners of one transaction: few, because an event of one of them waits for its end. */
const sliceSize = 200;

/**
 * Recomputes the learners whose progress is of an earlier version than the structure of their course, in slices.
 * Processes may sweep at the same time: each slice claims its learners.
 */
export async function sweepProgress(db: Database, run: SweepRun): Promise<void> {
  const pending = await db.many<{ courseId: string }>(sql`
    select distinct course_id from course_structures where not is_swept`);
  await forEachSettled(pending, ({ courseId }) => sweepCourse(db, courseId, run), {
    errorMessage: 'courses whose learners were not recomputed',
    stopping: run.stopping,
  });
}

/** The learner after whom the next slice begins, in the order of the index. */
interface Place {
  structureVersion: number;
  userId: string;
}

const start: Place = { structureVersion: -1, userId: '00000000-0000-0000-0000-000000000000' };

async function sweepCourse(
  db: Database,
  courseId: string,
  { clock, stopping }: SweepRun,
): Promise<void> {
  let after = start;
  for (;;) {
    if (stopping?.aborted) return;
    const begun = performance.now();
    const last = await sweepSlice(db, { courseId, after, now: clock() });
    if (!last) break;
    after = last;
    // As long as the slice took: the requests of learners get at least half of the time.
    await pause(performance.now() - begun);
  }
  await endSweep(db, courseId);
}

/** Recomputes the next learners that no other transaction holds. Answers with the last, if there may be more. */
const sweepSlice = (
  db: Database,
  { courseId, after, now }: { courseId: string; after: Place; now: Date },
): Promise<Place | undefined> =>
  db.transaction(async (tx) => {
    const found = await tx.many<Place>(sql`
      select structure_version, user_id from course_progressions
      where course_id = ${courseId}
        and structure_version < ${structureVersion(sql`${courseId}::uuid`)}
        and (structure_version, user_id) > (${after.structureVersion}, ${after.userId}::uuid)
      order by structure_version, user_id limit ${sliceSize} for update skip locked`);
    const names = found.map(({ userId }) => learnerLock(courseId, userId));
    const held = await tryLocks(tx, names);
    const claimed = found.filter((_, index) => held[index]);
    if (claimed.length > 0) {
      const learners = claimed.map(({ userId }) => ({ courseId, userId }));
      await recomputeProgress(tx, learners, now);
    }
    return found.length < sliceSize ? undefined : found.at(-1);
  });

/** Unless a learner was skipped, because another transaction held them: then the next sweep goes on. */
const endSweep = (db: Database, courseId: string) =>
  db.run(sql`
    with swept as (
      update course_structures set is_swept = true
      where course_id = ${courseId} and ${structureVersion(sql`${courseId}::uuid`)} = version
        and not exists (select from course_progressions
          where course_progressions.course_id = ${courseId}
            and course_progressions.structure_version < version)
      returning version
    )
    delete from course_structures using swept
    where course_id = ${courseId} and course_structures.version < swept.version`);
