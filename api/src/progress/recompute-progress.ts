import type { At } from '../platform/act.ts';
import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { learnerLock } from './progress-locks.queries.ts';
import { listStaleProgress, type LearnerInCourse } from './stale-progress.queries.ts';

/**
 * Recomputes the progress of learners for every version of the structure since the one of their progress, with the
 * result that recomputing them within each change would have had: a learner whose content was moved has
 * progress in its new section, and a learner who had done everything that was left after a change has
 * completed the course at its time. A completion is never taken back. The caller holds the locks of the learners.
 * `isTallied`: the caller writes up their figures in the same transaction.
 */
export async function recomputeProgress(
  tx: Database,
  { learners, isTallied = false }: { learners: readonly LearnerInCourse[]; isTallied?: boolean },
  { now }: At,
): Promise<void> {
  const recomputed = await tx.many<LearnerInCourse & { hasCompleted: boolean }>(sql`
    with stale as (
      select progress.user_id, progress.course_id, progress.structure_version,
        array(select content_id from content_progressions done
          where done.user_id = progress.user_id and done.course_id = progress.course_id
            and done.completed_at is not null) as done
      from unnest(${learners.map(({ userId }) => userId)}::uuid[],
        ${learners.map(({ courseId }) => courseId)}::uuid[]) as asked(user_id, course_id)
      join course_progressions progress using (user_id, course_id)
    ), renewed as (
      select stale.user_id, stale.course_id, max(version) as version,
        min(changed_at) filter (where content_ids <> '{}' and content_ids <@ done) as completed_at
      from stale
      join course_structures structures on structures.course_id = stale.course_id
        and structures.version > stale.structure_version
      group by stale.user_id, stale.course_id
    ), visited as (
      insert into section_progressions (user_id, section_id)
      select distinct studied.user_id, contents.section_id
      from renewed
      join content_progressions studied using (user_id, course_id)
      join contents on contents.id = studied.content_id
      where not exists (select from section_progressions known
        where known.user_id = studied.user_id and known.section_id = contents.section_id)
      on conflict (user_id, section_id) do nothing
    )
    update course_progressions set structure_version = renewed.version, is_tallied = ${isTallied},
      completed_at = coalesce(course_progressions.completed_at, renewed.completed_at)
    from renewed
    where course_progressions.user_id = renewed.user_id
      and course_progressions.course_id = renewed.course_id
    returning course_progressions.user_id, course_progressions.course_id,
      old.completed_at is null and new.completed_at is not null as has_completed`);
  const completions = recomputed.filter(({ hasCompleted }) => hasCompleted);
  if (completions.length > 0) await emit(tx, 'course.completed', { completions, now });
}

/** Recomputes the stale progress of one learner, in all their courses. */
export async function recomputeLearner(
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const stale = await listStaleProgress(db, userId);
  if (stale.length === 0) return;
  await db.transaction((tx) => recomputeProgress(tx, { learners: stale }, { now }), {
    exclusive: stale.map(({ courseId }) => learnerLock(courseId, userId)),
  });
}
