import { countingContents } from '../courses/courses.queries.ts';
import { emit } from '../events.ts';
import { sql, type Database } from '../platform/db/database.ts';
import { structureLock } from './progress-locks.ts';

/** Milliseconds: a change may complete the course for thousands. */
const timeoutMs = 60_000;

/**
 * Changes the structure of courses, and then recomputes the progress in them: a learner whose content
 * was moved has progress in its new section, and a learner who has now done everything that is left
 * has completed the course. A completion is never taken back, and an inactive course completes nobody.
 */
export const changeStructure = <T>(
  db: Database,
  { courseIds, now }: { courseIds: readonly string[]; now: Date },
  change: (tx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction(
    async (tx) => {
      const changed = await change(tx);
      await recomputeCourses(tx, courseIds, now);
      return changed;
    },
    // In one order, so that two changes of several courses never deadlock.
    { exclusive: courseIds.toSorted().map(structureLock), timeoutMs },
  );

async function recomputeCourses(
  tx: Database,
  courseIds: readonly string[],
  now: Date,
): Promise<void> {
  await tx.run(sql`
    insert into section_progressions (user_id, section_id)
    select distinct content_progressions.user_id, contents.section_id
    from content_progressions
    join contents on contents.id = content_progressions.content_id
    join sections on sections.id = contents.section_id
    where sections.course_id = any(${courseIds}::uuid[])
    on conflict (user_id, section_id) do nothing`);
  const completions = await tx.many<{ courseId: string; userId: string }>(sql`
    with counting as (
      select contents.id, sections.course_id from ${countingContents}
      where sections.course_id = any(${courseIds}::uuid[])
    )
    update course_progressions set completed_at = ${now.toISOString()}
    from courses
    where courses.id = any(${courseIds}::uuid[]) and courses.is_active
      and course_progressions.course_id = courses.id and completed_at is null
      and exists (select from counting where counting.course_id = courses.id)
      and not exists (
        select from counting where counting.course_id = courses.id and not exists (
          select from content_progressions
          where content_progressions.content_id = counting.id
            and content_progressions.user_id = course_progressions.user_id
            and content_progressions.completed_at is not null))
    returning course_progressions.course_id, user_id`);
  if (completions.length > 0) await emit(tx, 'course.completed', { completions, now });
}
