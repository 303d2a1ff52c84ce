import { emit } from '../events.ts';
import { sql, tryLocks, type Database, type Statement } from '../platform/db/database.ts';
import { forEachSettled } from '../platform/jobs/for-each-settled.ts';
import { runSlices } from '../platform/jobs/run-slices.ts';

/** The users of one transaction. */
const sliceSize = 500;

/** Completes the changed trails that a user has done. */
export const recomputeTrailsOfUser = (
  db: Database,
  { userId, now }: { userId: string; now: Date },
): Promise<void> =>
  db.transaction((tx) => completeChanged(tx, { isAsked: sql`true`, userIds: [userId], now }));

/** Completes the changed trails that users have done, in slices of users; processes may sweep at the same time. */
export async function sweepTrails(
  db: Database,
  { clock, stopping }: { clock: () => Date; stopping?: AbortSignal },
): Promise<void> {
  const pending = await db.many<{ trailId: string }>(sql`
    select distinct trail_id from trail_structures where not is_swept`);
  await forEachSettled(
    pending,
    ({ trailId }) =>
      runSlices(() => sweepSlice(db, trailId, clock()), { first: trailId, stopping }),
    { errorMessage: 'trails whose users were not recomputed', stopping },
  );
}

/** Answers with the trail, if there may be more users. Each slice goes on after the last, also after a crash. */
const sweepSlice = (db: Database, trailId: string, now: Date): Promise<string | undefined> =>
  db.transaction(
    async (tx) => {
      const [isSweeper] = await tryLocks(tx, [`sweep trail ${trailId}`]);
      if (!isSweeper) return undefined;
      const { version, userIds } = await tx.one<{ version: number; userIds: string[] }>(sql`
        with pending as (
          select version, swept_to from trail_structures where trail_id = ${trailId} and not is_swept
        )
        select coalesce(max(version), 0) as version, array(
          select id from users where id > (select swept_to from pending order by swept_to limit 1)
          order by id limit ${sliceSize}) as user_ids
        from pending`);
      await completeChanged(tx, { isAsked: sql`trail_id = ${trailId}`, userIds, now });
      // A version that was inserted meanwhile is swept from the first user on.
      await tx.run(sql`
        update trail_structures
        set swept_to = greatest(swept_to, ${userIds.at(-1) ?? null}::uuid),
          is_swept = ${userIds.length < sliceSize}
        where trail_id = ${trailId} and not is_swept and version <= ${version}`);
      return userIds.length < sliceSize ? undefined : trailId;
    },
    { customPlans: true, timeoutMs: 60_000 },
  );

/**
 * Completes the trails of which the users had done all items at one of the changes, at its time. Items that were done
 * after a change count for the newest structure only: at an earlier one their events have completed the trail.
 */
async function completeChanged(
  tx: Database,
  { isAsked, userIds, now }: { isAsked: Statement; userIds: readonly string[]; now: Date },
): Promise<void> {
  const completions = await tx.many<{ trailId: string; userId: string }>(sql`
    with changed as (
      select trail_id, version, changed_at, target_ids, not exists (
          select from trail_structures newer
          where newer.trail_id = trail_structures.trail_id and newer.version > trail_structures.version
        ) as is_newest
      from trail_structures where not is_swept and ${isAsked}
    ), targets as (select array(select distinct unnest(target_ids) from changed) as ids
    ), done as (
      select user_id, course_id as target_id, issued_at as done_at from certificates, targets
      where user_id = any(${userIds}::uuid[]) and course_id = any(targets.ids)
      union all
      select user_id, live_id, attended_at from live_attendances, targets
      where user_id = any(${userIds}::uuid[]) and live_id = any(targets.ids)
      union all
      select user_id, exam_id, min(submitted_at) from attempts, targets
      where user_id = any(${userIds}::uuid[]) and exam_id = any(targets.ids) and is_approved
      group by user_id, exam_id
    ), completed as (
      select trail_id, user_id, greatest(changed_at, max(done_at)) as at
      from changed join done on target_id = any(target_ids) and (is_newest or done_at <= changed_at)
      group by trail_id, version, changed_at, target_ids, user_id
      having count(*) = cardinality(target_ids)
    )
    insert into trail_progressions (user_id, trail_id, started_at, completed_at)
    select user_id, trail_id, min(at), min(at) from completed
    group by user_id, trail_id order by user_id, trail_id
    on conflict (user_id, trail_id) do update set completed_at = excluded.completed_at
      where trail_progressions.completed_at is null
    returning trail_id, user_id`);
  if (completions.length > 0) await emit(tx, 'trail.completed', { completions, now });
}
