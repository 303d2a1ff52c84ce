import { countingContents } from '../courses/courses.queries.ts';
import { lock, sql, type Database } from '../shell/database.ts';
import type { CourseCompleted } from './course-completed.ts';
import { structureLock } from './progress-locks.ts';

/**
 * After a change of a course's structure: who has now done everything that is left has completed
 * it. Nobody loses a completion by it, and a draft's rebuilding completes nobody.
 */
export const settleCourse =
  (courseCompleted: CourseCompleted, clock: () => Date) =>
  async (tx: Database, courseId: string): Promise<void> => {
    await lock(tx, structureLock(courseId));
    const now = clock().toISOString();
    const completed = await tx.many<{ userId: string }>(sql`
      with counting as (
        select contents.id from ${countingContents} where sections.course_id = ${courseId}
      )
      update course_progressions set completed_at = ${now}
      where course_id = ${courseId} and completed_at is null
        and exists (select from counting)
        and exists (select from courses where courses.id = ${courseId} and courses.is_active)
        and not exists (
          select from counting where not exists (
            select from content_progressions
            where content_progressions.content_id = counting.id
              and content_progressions.user_id = course_progressions.user_id
              and content_progressions.completed_at is not null))
      returning user_id`);
    if (completed.length === 0) return;
    await courseCompleted(tx, { courseId, userIds: completed.map(({ userId }) => userId), now });
  };
