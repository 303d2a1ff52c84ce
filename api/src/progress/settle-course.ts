import { countingContents } from '../courses/courses.queries.ts';
import { sql, type Database } from '../shell/database.ts';
import type { CourseCompleted } from './course-completed.ts';
import { structureLock } from './progress-locks.ts';

/** Milliseconds: a change may complete the course for thousands. */
const patience = 60_000;

/**
 * Changes a course's structure, and then settles it: who studied a content that was moved has
 * progress in its new section, and who has now done everything that is left has completed the course. Nobody loses a completion by it, and a draft's rebuilding completes nobody.
 */
export const settlingCourse =
  (courseCompleted: CourseCompleted, clock: () => Date) =>
  <T>(db: Database, courseId: string, change: (tx: Database) => Promise<T>): Promise<T> =>
    db.transaction(
      async (tx) => {
        const changed = await change(tx);
        await settle(tx, courseId, clock().toISOString(), courseCompleted);
        return changed;
      },
      { exclusive: [structureLock(courseId)], patience },
    );

async function settle(
  tx: Database,
  courseId: string,
  now: string,
  courseCompleted: CourseCompleted,
): Promise<void> {
  await tx.run(sql`
    insert into section_progressions (user_id, section_id)
    select distinct content_progressions.user_id, contents.section_id
    from content_progressions
    join contents on contents.id = content_progressions.content_id
    join sections on sections.id = contents.section_id
    where sections.course_id = ${courseId}
    on conflict (user_id, section_id) do nothing`);
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
}
