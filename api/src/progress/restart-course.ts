import { courseAccess } from '@sabia/domain/courses/course-access.ts';
import type { PaymentType } from '@sabia/domain/courses/course.ts';
import type { CourseProgression } from '@sabia/domain/progress/progression.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { orNotFound } from '../platform/http/serve.ts';
import { progressLocks } from './progress-locks.queries.ts';
import { recomputeProgress } from './recompute-progress.ts';
import type { LearnerInCourse } from './stale-progress.queries.ts';
import {
  courseProgressionColumns,
  progressedCourses,
  withCounts,
  type ProgressionRow,
} from './progress.queries.ts';

/**
 * Restarts a course for a learner. The round that ends is kept with its certificate, and still counts for
 * streaks and totals. A round without progress is not kept, so repeating the call changes nothing.
 */
export function restartCourse(
  db: Database,
  { courseId, userId }: LearnerInCourse,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<CourseProgression> {
  return db.transaction(
    async (tx) => {
      let current = await findCurrent(tx, { courseId, userId });
      if (current?.isStale) {
        await recomputeProgress(tx, { learners: [{ courseId, userId }] }, { now });
        current = await findCurrent(tx, { courseId, userId });
      }
      if (!current) throw new Refusal('not_found');
      const access = courseAccess(viewer, current);
      if (!access.granted) {
        throw new Refusal(
          access.because === 'not-available' ? 'not_found' : 'subscription_required',
        );
      }
      if (current.hasStudied) await endRound(tx, current, now.toISOString());
      const begun = await tx.maybe<ProgressionRow>(sql`
      select ${courseProgressionColumns} from ${progressedCourses}
      where user_id = ${userId} and course_id = ${courseId}`);
      return withCounts(orNotFound(begun));
    },
    progressLocks(courseId, userId),
  );
}

interface CurrentRound extends ProgressionRow {
  isActive: boolean;
  isDeleted: boolean;
  paymentType: PaymentType;
  hasStudied: boolean;
  isStale: boolean;
}

const findCurrent = (tx: Database, { courseId, userId }: LearnerInCourse) =>
  tx.maybe<CurrentRound>(sql`
    select ${courseProgressionColumns}, courses.is_active, courses.is_deleted, courses.payment_type,
      exists (select from content_progressions
        where user_id = ${userId} and course_id = ${courseId}) as has_studied,
      course_progressions.structure_version < courses.structure_version as is_stale
    from ${progressedCourses}
    where user_id = ${userId} and course_id = ${courseId}`);

async function endRound(
  tx: Database,
  { userId, courseId, startedAt, completedAt, ...counts }: ProgressionRow,
  now: string,
): Promise<void> {
  await tx.run(sql`
    with round as (
      insert into course_rounds (user_id, course_id, number, started_at, completed_at, ended_at,
        contents_qtd, completed_contents_qtd)
      select ${userId}, ${courseId}, count(*) + 1, ${startedAt}, ${completedAt}, ${now},
        ${counts.contentsQtd}, ${counts.completedContentsQtd}
      from course_rounds where user_id = ${userId} and course_id = ${courseId}
      returning id
    ), moved as (
      delete from content_progressions where user_id = ${userId} and course_id = ${courseId}
      returning *
    ), kept as (
      insert into past_content_progressions (round_id, user_id, content_id, completed_at, progression)
      select round.id, moved.user_id, moved.content_id, moved.completed_at, to_jsonb(moved)
      from round, moved
    ), left_sections as (
      delete from section_progressions using sections
      where section_progressions.section_id = sections.id and sections.course_id = ${courseId}
        and section_progressions.user_id = ${userId}
    )
    update course_progressions set started_at = ${now}, restarted_at = ${now}, completed_at = null,
      updated_at = ${now}, is_tallied = false
    where user_id = ${userId} and course_id = ${courseId}`);
}
