import { isCounted } from '../users/counted-users.queries.ts';
import { sql } from '../platform/db/database.ts';

/**
 * One row per learner and course: the first start, and whether any round was completed. A restarted
 * course keeps the start of its first round.
 */
export const enrolments = sql`(
  select user_id, course_id, started_at, completed_at is not null as is_completed
  from course_progressions where restarted_at is null and ${isCounted(sql`user_id`)}
  union all
  select user_id, course_id, started_at, (
    select bool_or(rounds.completed_at is not null) from (
      select completed_at from course_rounds
        where user_id = first.user_id and course_id = first.course_id
      union all select completed_at from course_progressions
        where user_id = first.user_id and course_id = first.course_id) rounds)
  from course_rounds first where number = 1 and ${isCounted(sql`user_id`)}) enrolments`;
