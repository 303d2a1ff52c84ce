import type { AttemptUnderWay } from '@sabia/domain/attempts/attempt-under-way.ts';
import { examIdPairs, joinExam } from '../exams/exam-ids.queries.ts';
import { sql, type Statement } from '../platform/db/database.ts';

/** For rows that have it as `attempt_under_way`. */
export interface WithAttemptUnderWay {
  attemptUnderWay: AttemptUnderWay | null;
}

/**
 * The attempt of a user whose deadline comes first after `now`, as JSON, or null. The deadline of an area under way comes
 * before that of its attempt (`runningDeadline`).
 */
export const attemptUnderWayOf = ({ userId, now }: { userId: Statement; now: Date }) => sql`(
  select json_build_object('id', attempts.id, 'deadline', iso(running.deadline),
    'title', coalesce(contents.title, practice_exams.title),
    ${examIdPairs(sql`attempts`)},
    'isLeveling', coalesce(practice_exams.is_leveling, false),
    'courseSlug', courses.slug)
  from attempts
  cross join lateral (
    select coalesce(min((area->>'deadline')::timestamptz), attempts.deadline) as deadline
    from jsonb_array_elements(attempts.timed_areas) as area
    where area->>'finishedAt' is null and (area->>'deadline')::timestamptz > ${now}) as running
  ${joinExam(sql`attempts.exam_id`)}
  where attempts.user_id = ${userId} and attempts.submitted_at is null
    and running.deadline > ${now} and coalesce(contents.id, practice_exams.id) is not null
    and contents.deleted_at is null and practice_exams.is_deleted is not true
  order by running.deadline, attempts.id limit 1)`;
