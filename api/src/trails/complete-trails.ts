import type { At } from '../platform/act.ts';
import type { DomainEvents } from '../events.ts';
import { emit } from '../events.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';

/** Completes the trails whose last open item of a user was a course that is now completed. */
export const completeTrailsOfCourses = (
  tx: Database,
  { completions, now }: DomainEvents['course.completed'],
): Promise<void> =>
  completeTrails(tx, {
    trails: withItem(sql`course_id = any(${completions.map(({ courseId }) => courseId)}::uuid[])`),
    userIds: [...new Set(completions.map(({ userId }) => userId))],
    now,
  });

/** The same for a live that a user has watched. */
export const completeTrailsOfLive = (
  tx: Database,
  { liveId, userId, now }: DomainEvents['live.attended'],
): Promise<void> =>
  completeTrails(tx, { trails: withItem(sql`live_id = ${liveId}`), userIds: [userId], now });

/** The same for a practice exam that a user has passed. */
export async function completeTrailsOfPracticeExam(
  tx: Database,
  { examId, examKind, userId, result, now }: DomainEvents['attempt.corrected'],
): Promise<void> {
  if (examKind !== 'PRACTICE_EXAM' || !result.isApproved) return;
  const trails = withItem(sql`practice_exam_id = ${examId}`);
  await completeTrails(tx, { trails, userIds: [userId], now });
}

/** The same for practice exams that users have passed by another key of a question. */
export async function completeTrailsOfRegraded(
  tx: Database,
  { attempts, now }: DomainEvents['answers.regraded'],
): Promise<void> {
  const passed = attempts.filter(
    ({ examKind, isApproved }) => examKind === 'PRACTICE_EXAM' && isApproved,
  );
  if (passed.length === 0) return;
  const examIds = [...new Set(passed.map(({ examId }) => examId))];
  await completeTrails(tx, {
    trails: withItem(sql`practice_exam_id = any(${examIds}::uuid[])`),
    userIds: [...new Set(passed.map(({ userId }) => userId))],
    now,
  });
}

/** Completes a trail for a user who has done all items that are left in it. */
export const recomputeTrail = (
  tx: Database,
  { trailId, userId }: { trailId: string; userId: string },
  { now }: At,
): Promise<void> =>
  completeTrails(tx, { trails: sql`trails.id = ${trailId}`, userIds: [userId], now });

const withItem = (isItem: Statement) =>
  sql`trails.id in (select trail_id from trail_contents where ${isItem})`;

interface Completion {
  trails: Statement;
  userIds: readonly string[];
  now: Date;
}

/** A completion is never taken back, and an inactive trail completes nobody. */
async function completeTrails(tx: Database, { trails, userIds, now }: Completion): Promise<void> {
  const moment = now.toISOString();
  const isAsked = sql`user_id = any(${userIds}::uuid[])`;
  const completions = await tx.many<{ trailId: string; userId: string }>(sql`
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
        from counting join certificates using (course_id) where ${isAsked}
      union select counting.trail_id, counting.total, counting.id, user_id
        from counting join live_attendances using (live_id) where ${isAsked}
      union select counting.trail_id, counting.total, counting.id, user_id
        from counting join attempts on attempts.exam_id = practice_exam_id
        where attempts.is_approved and ${isAsked}
    )
    insert into trail_progressions (user_id, trail_id, started_at, completed_at)
    select user_id, trail_id, ${moment}, ${moment} from done
    group by user_id, trail_id, total having count(*) = total
    order by user_id, trail_id
    on conflict (user_id, trail_id) do update set completed_at = excluded.completed_at
      where trail_progressions.completed_at is null
    returning trail_id, user_id`);
  if (completions.length > 0) await emit(tx, 'trail.completed', { completions, now });
}
