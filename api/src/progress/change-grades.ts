import { emit } from '../events.ts';
import { sql, type Database, type Locks } from '../platform/db/database.ts';
import { both, progressLocks, structureLock } from './progress-locks.ts';
import { recomputeProgress } from './recompute-progress.ts';
import type { LearnerInCourse } from './stale-progress.queries.ts';

interface GradesChange {
  learner: LearnerInCourse;
  /** Those of the change itself. */
  locks: Required<Locks>;
  now: Date;
}

/**
 * Changes grades of one learner in a course. Before it, the progress is recomputed for the earlier changes of the
 * course; after it, the course is completed if the learner has done all its contents.
 */
export const changeGrades = <T>(
  db: Database,
  { learner, locks, now }: GradesChange,
  change: (tx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction(
    async (tx) => {
      await recomputeProgress(tx, [learner], { now });
      const changed = await change(tx);
      await completeCourses(tx, [learner], now);
      return changed;
    },
    both(progressLocks(learner.courseId, learner.userId), locks),
  );

/** Names of locks: no learner goes on in these courses in the meantime, given in one order. */
export const coursesLocks = (courseIds: readonly string[]): string[] =>
  courseIds.map(structureLock);

/** Completes the courses of learners who have done all their contents. The caller holds the locks of the learners. */
export async function completeCourses(
  tx: Database,
  learners: readonly LearnerInCourse[],
  now: Date,
): Promise<void> {
  const courses = await tx.many<LearnerInCourse & { hasCompleted: boolean }>(sql`
    update course_progressions progress set is_tallied = false,
      completed_at = coalesce(progress.completed_at,
        case when courses.is_active and not courses.is_deleted and courses.contents_qtd > 0
          and progress.completed_contents_qtd = courses.contents_qtd
          then ${now.toISOString()}::timestamptz end)
    from courses
    where courses.id = progress.course_id and (progress.course_id, progress.user_id) in (
      select * from unnest(${learners.map(({ courseId }) => courseId)}::uuid[],
        ${learners.map(({ userId }) => userId)}::uuid[]))
    returning progress.course_id, progress.user_id,
      old.completed_at is null and new.completed_at is not null as has_completed`);
  const completions = courses.flatMap(({ courseId, userId, hasCompleted }) =>
    hasCompleted ? [{ courseId, userId }] : [],
  );
  if (completions.length > 0) await emit(tx, 'course.completed', { completions, now });
}
