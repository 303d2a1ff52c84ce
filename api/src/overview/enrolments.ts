import { sql } from '../shell/database.ts';

/** Who began which course when, for the first time: who has begun it again since, began it by their first round. */
export const enrolments = sql`(
  select user_id, course_id, started_at from course_progressions where restarted_at is null
  union all
  select user_id, course_id, started_at from course_rounds where number = 1) enrolments`;
