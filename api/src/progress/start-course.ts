import { courseAccess } from '@sabia/domain/courses/course-access.ts';
import type { PaymentType } from '@sabia/domain/courses/course.ts';
import { messages } from '@sabia/domain/messages.ts';
import type { CourseProgression } from '@sabia/domain/progress/progression.ts';
import { invalid, Refusal } from '@sabia/domain/refusal.ts';
import type { Viewer } from '@sabia/domain/users/viewer.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { structureVersion } from './stale-progress.queries.ts';
import {
  courseProgressionColumns,
  progressedCourses,
  withCounts,
  type ProgressionRow,
} from './progress.queries.ts';

/** Starts a course; if it is started already, answers with the existing progress. */
export async function startCourse(
  db: Database,
  { courseId, userId }: { courseId: string; userId: string },
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<CourseProgression & { isNew: boolean }> {
  const course = await db.maybe<{
    isActive: boolean;
    isDeleted: boolean;
    paymentType: PaymentType;
    hasUser: boolean;
  }>(sql`
    select is_active, is_deleted, payment_type,
      exists (select from users where users.id = ${userId}) as has_user
    from courses where id = ${courseId}`);
  if (!course) throw invalid('courseId', messages.unknownId);
  if (!course.hasUser) throw invalid('userId', messages.unknownId);
  const access = courseAccess(viewer, course);
  if (!access.granted) {
    if (access.because === 'not-available') throw invalid('courseId', messages.unknownId);
    throw new Refusal('subscription_required');
  }
  const started = await db.one<ProgressionRow & { isNew: boolean }>(sql`
    with course_progressions as (
      insert into course_progressions (user_id, course_id, started_at, updated_at, structure_version)
      values (${userId}, ${courseId}, ${now.toISOString()}, ${now.toISOString()},
        ${structureVersion(sql`${courseId}::uuid`)})
      on conflict (user_id, course_id) do update set user_id = excluded.user_id
      returning *, xmax = 0 as is_new
    )
    select ${courseProgressionColumns}, is_new from ${progressedCourses}`);
  return { ...withCounts(started), isNew: started.isNew };
}
