import { sql, type Database, type Statement } from '../platform/db/database.ts';
import type { TrailsCompleted } from './trail-completed.ts';

/** What people have just done, in whichever trails it is a step of. */
export type Done =
  | { courseIds: readonly string[] }
  | { liveId: string }
  | { practiceExamId: string };

/** Completes, in the transaction of a last step, the trails that these users have thereby done. */
export const settlingSteps =
  (trailsCompleted: TrailsCompleted) =>
  (tx: Database, done: Done, userIds: readonly string[], now: string): Promise<void> =>
    settle(tx, { trails: withStep(done), users: userIds, now, trailsCompleted });

/** Completes trails that were changed for everybody who has now done all that is left of them. */
export const settlingTrails =
  (trailsCompleted: TrailsCompleted) =>
  (tx: Database, trailIds: readonly string[], now: string): Promise<void> =>
    settle(tx, {
      trails: sql`trails.id = any(${trailIds}::uuid[])`,
      users: null,
      now,
      trailsCompleted,
    });

function withStep(done: Done): Statement {
  if ('courseIds' in done)
    return sql`trails.id in (
    select trail_id from trail_contents where course_id = any(${done.courseIds}::uuid[]))`;
  if ('liveId' in done)
    return sql`trails.id in (
    select trail_id from trail_contents where live_id = ${done.liveId})`;
  return sql`trails.id in (
    select trail_id from trail_contents where practice_exam_id = ${done.practiceExamId})`;
}

interface Settling {
  trails: Statement;
  /** Null: whoever has done a step. */
  users: readonly string[] | null;
  now: string;
  trailsCompleted: TrailsCompleted;
}

/** Nobody loses a completion by it; a draft completes nobody. */
async function settle(
  tx: Database,
  { trails, users, now, trailsCompleted }: Settling,
): Promise<void> {
  const completed = await tx.many<{ trailId: string; userId: string }>(sql`
    with counting as (
      select trail_contents.*, count(*) over (partition by trail_id) as total
      from trail_contents
      join trails on trails.id = trail_contents.trail_id and trails.is_active
        and not trails.is_deleted and ${trails}
      left join courses on courses.id = course_id
      left join lives on lives.id = live_id
      left join practice_exams on practice_exams.id = practice_exam_id
      where coalesce(courses.is_active and not courses.is_deleted,
        lives.is_active and not lives.is_deleted,
        practice_exams.is_active and not practice_exams.is_deleted)
    ), done as (
      select counting.trail_id, counting.total, counting.id, certificates.user_id
        from counting join certificates using (course_id)
      union select counting.trail_id, counting.total, counting.id, user_id
        from counting join live_attendances using (live_id)
      union select counting.trail_id, counting.total, counting.id, user_id
        from counting join attempts using (practice_exam_id) where attempts.is_approved
    )
    insert into trail_progressions (user_id, trail_id, started_at, completed_at)
    select user_id, trail_id, ${now}, ${now} from done
    where ${users}::uuid[] is null or user_id = any(${users}::uuid[])
    group by user_id, trail_id, total having count(*) = total
    on conflict (user_id, trail_id) do update set completed_at = excluded.completed_at
      where trail_progressions.completed_at is null
    returning trail_id, user_id`);
  if (completed.length > 0) await trailsCompleted(tx, completed, now);
}
