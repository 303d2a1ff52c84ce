import { sql, type Statement } from '../platform/db/database.ts';

/** From a row of `contents`, or none: a content that is no exam. */
const isLesson = sql`coalesce(contents.content_type not in ('EXAM', 'PRACTICE_EXAM'), false)`;

/**
 * FROM item `done` with `begun_at` and `handed_in_at` of a user, beside a row of `assignments` and its `contents`. Of a content
 * that is no exam handing in is its completion, in any round of the course. An attempt counts that began at `opensAt` or
 * later; it is handed in at its deadline at the latest.
 */
export const workDone = (userId: Statement, opensAt: Statement): Statement => sql`(
  select min(begun_at) as begun_at, min(handed_in_at) as handed_in_at from (
    select attempts.started_at as begun_at,
      case when attempts.submitted_at is not null
        then least(attempts.submitted_at, attempts.deadline) end as handed_in_at
    from attempts
    where attempts.user_id = ${userId}
      and attempts.exam_id = assignments.exam_id
      and not ${isLesson}
      and attempts.started_at >= coalesce(${opensAt}, '-infinity')
    union all
    select created_at, completed_at from content_progressions
    where content_progressions.user_id = ${userId}
      and content_progressions.content_id = assignments.exam_id
      and ${isLesson}
    union all
    select completed_at, completed_at from past_content_progressions
    where past_content_progressions.user_id = ${userId}
      and past_content_progressions.content_id = assignments.exam_id
      and ${isLesson}) times) done`;
