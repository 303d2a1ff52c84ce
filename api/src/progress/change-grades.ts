import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { recomputeProgress } from './recompute-progress.ts';
import type { LearnerInCourse } from './stale-progress.queries.ts';

interface GradesChange {
  learners: readonly LearnerInCourse[];
  now: Date;
}

/** Before grades change: recomputes the learners for the earlier changes of their courses. */
export const recomputeGraded = (tx: Database, { learners, now }: GradesChange): Promise<void> =>
  recomputeProgress(tx, { learners }, { now });

/** Completes the courses of learners who have done all their contents. The caller holds the locks of the learners. */
export async function completeCourses(
  tx: Database,
  { learners, now }: GradesChange,
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
