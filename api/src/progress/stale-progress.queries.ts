import { sql, type Database, type Statement } from '../platform/db/database.ts';

/** The progress of a learner in a course. */
export interface LearnerInCourse {
  courseId: string;
  userId: string;
}

/** The version of the structure of a course; 0 before the first change. */
export const structureVersion = (courseId: Statement): Statement => sql`(
  select changed.structure_version from courses changed where changed.id = ${courseId})`;

/** Rows `stale`: the progress of a user that is of an earlier version than the structure of its course. */
const staleProgress = (userId: Statement): Statement => sql`
  course_structures pending
  join course_progressions stale on stale.course_id = pending.course_id
    and stale.user_id = ${userId} and stale.structure_version < pending.version
  where not pending.is_swept`;

/** Usually no course is pending, so this costs nothing. */
export const hasStaleProgress = (userId: Statement): Statement =>
  sql`exists (select from ${staleProgress(userId)})`;

export const listStaleProgress = (db: Database, userId: string) =>
  db.many<LearnerInCourse>(sql`
    select distinct stale.course_id, stale.user_id from ${staleProgress(sql`${userId}::uuid`)}
    order by stale.course_id`);
