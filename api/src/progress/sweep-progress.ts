import type { At } from '../platform/act.ts';
import { sql, tryLocks, type Database, type Statement } from '../platform/db/database.ts';
import { countedUsersLock, isRecounted } from '../users/counted-users.queries.ts';
import { recountUsers } from '../users/recount-users.ts';
import { forEachSettled } from '../platform/jobs/for-each-settled.ts';
import { runSlices } from '../platform/jobs/run-slices.ts';
import { learnerLock } from './progress-locks.queries.ts';
import { recomputeProgress } from './recompute-progress.ts';
import { structureVersion, type LearnerInCourse } from './stale-progress.queries.ts';
import { tallyProgress } from './tally-progress.ts';

interface SweepRun {
  clock: () => Date;
  /** When aborted, no further slice is begun; the next sweep goes on where this one ended. */
  stopping?: AbortSignal;
}

/** The learners of one transaction: few, because an event of one of them waits for its end. */
const sliceSize = 200;
const sliceOptions = {
  shared: [countedUsersLock],
  customPlans: true,
  timeoutMs: 60_000,
} as const;

/**
 * Recomputes the learners whose progress is of an earlier version than the structure of their course, and writes up
 * the figures of courses with the progress that they don't have yet. Both in slices; processes may sweep at the
 * same time, because each slice claims its learners.
 */
export async function sweepProgress(db: Database, { clock, stopping }: SweepRun): Promise<void> {
  await recountUsers(db);
  const pending = await db.many<{ courseId: string }>(sql`
    select distinct course_id from course_structures where not is_swept`);
  await forEachSettled(
    pending,
    async ({ courseId }) => {
      await runSlices(
        (after: StalePlace) => recomputeSlice(db, { courseId, after, now: clock() }),
        { first: firstStale, stopping },
      );
      if (!stopping?.aborted) await endSweep(db, courseId);
    },
    { errorMessage: 'courses whose learners were not recomputed', stopping },
  );
  await runSlices((after: LearnerInCourse) => tallySlice(db, isAfter(after)), {
    first: firstLearner,
    stopping,
  });
}

/**
 * Before figures of courses are read: at most one slice of each kind, so that the figures of a small school are never
 * behind. `courseId`: only of this course.
 */
export async function sweepNewProgress(
  db: Database,
  { courseId }: { courseId: string | null },
  { now }: At,
): Promise<void> {
  const isAsked = courseId === null ? isAfter(firstLearner) : sql`course_id = ${courseId}`;
  const isOf = courseId === null ? sql`course_id > ${nil}` : sql`course_id = ${courseId}`;
  const behind = await db.one<{
    isRecounted: boolean;
    staleCourseId: string | null;
    untalliedId: string | null;
  }>(sql`
    select exists (select from users where ${isRecounted}) as is_recounted,
      (select course_id from course_structures where not is_swept and ${isOf}
        order by course_id limit 1) as stale_course_id,
      (select user_id from course_progressions where not is_tallied and ${isAsked}
        order by course_id, user_id limit 1) as untallied_id`);
  if (behind.isRecounted) await recountUsers(db);
  if (behind.staleCourseId) {
    const slice = { courseId: behind.staleCourseId, after: firstStale, now };
    if (!(await recomputeSlice(db, slice))) await endSweep(db, slice.courseId);
  }
  if (behind.isRecounted || behind.untalliedId) await tallySlice(db, isAsked);
}

const nil = '00000000-0000-0000-0000-000000000000';

const firstLearner: LearnerInCourse = { courseId: nil, userId: nil };

const isAfter = ({ courseId, userId }: LearnerInCourse): Statement =>
  sql`(course_id, user_id) > (${courseId}, ${userId}::uuid)`;

/** The learner after whom the next slice begins, in the order of the index. */
interface StalePlace {
  structureVersion: number;
  userId: string;
}

const firstStale: StalePlace = { structureVersion: -1, userId: nil };

/** Recomputes the next learners that no other transaction holds. Answers with the last, if there may be more. */
const recomputeSlice = (
  db: Database,
  { courseId, after, now }: { courseId: string; after: StalePlace; now: Date },
): Promise<StalePlace | undefined> =>
  db.transaction(async (tx) => {
    const found = await tx.many<StalePlace>(sql`
      select structure_version, user_id from course_progressions
      where course_id = ${courseId}
        and structure_version < ${structureVersion(sql`${courseId}::uuid`)}
        and (structure_version, user_id) > (${after.structureVersion}, ${after.userId}::uuid)
      order by structure_version, user_id limit ${sliceSize} for update skip locked`);
    const names = found.map(({ userId }) => learnerLock(courseId, userId));
    const held = await tryLocks(tx, names);
    const claimed = found.filter((_, index) => held[index]);
    const learners = claimed.map(({ userId }) => ({ courseId, userId }));
    if (learners.length > 0) {
      await recomputeProgress(tx, { learners, isTallied: true }, { now });
      await tallyProgress(tx, learners);
    }
    return found.length < sliceSize ? undefined : found.at(-1);
  }, sliceOptions);

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

/** Writes up the next learners. The row lock suffices, because each event of a learner writes their row. */
const tallySlice = (db: Database, isNext: Statement): Promise<LearnerInCourse | undefined> =>
  db.transaction(async (tx) => {
    const claimed = await tx.many<LearnerInCourse>(sql`
      select course_id, user_id from course_progressions where not is_tallied and ${isNext}
      order by course_id, user_id limit ${sliceSize} for update skip locked`);
    if (claimed.length > 0) await tallyProgress(tx, claimed);
    return claimed.length < sliceSize ? undefined : claimed.at(-1);
  }, sliceOptions);
