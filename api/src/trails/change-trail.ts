import type { At } from '../platform/act.ts';
import { sql, type Database } from '../platform/db/database.ts';

/**
 * Changes trails in one transaction. It costs the same with one user and with a million: it inserts the next version of
 * each structure whose items changed, and users with no item left to do complete the trail at their next request, or by
 * the sweep (recompute-trails.ts). Locks are taken in one order, so that two changes never deadlock.
 */
export const changeTrails = <T>(
  db: Database,
  { trailIds }: { trailIds: readonly string[] },
  { now }: At,
  change: (tx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction(
    async (tx) => {
      const changed = await change(tx);
      await insertVersions(tx, trailIds, now);
      return changed;
    },
    trailLock(...trailIds),
  );

/** The changes of the items of a trail run one after the other. */
export const trailLock = (...trailIds: readonly string[]) => ({
  exclusive: trailIds.toSorted().map((id) => `trail ${id}`),
});

/** Nobody completes a trail without items, or because an item was added: such a version needs no sweep. */
const insertVersions = (tx: Database, trailIds: readonly string[], now: Date) =>
  tx.run(sql`
    with present as (
      select trails.id as trail_id, array(
          select coalesce(course_id, live_id, practice_exam_id) as target_id
          from trail_contents
          left join courses on courses.id = course_id
          left join lives on lives.id = live_id
          left join practice_exams on practice_exams.id = practice_exam_id
          where trail_contents.trail_id = trails.id and trails.is_active and not trails.is_deleted
            and coalesce(courses.is_active and not courses.is_deleted,
              lives.is_active and not lives.is_deleted,
              practice_exams.is_active and not practice_exams.is_deleted)
          order by 1) as target_ids
      from trails where trails.id = any(${trailIds}::uuid[])
    ), inserted as (
      insert into trail_structures (trail_id, version, changed_at, target_ids, is_swept)
      select trail_id, coalesce(before.version, 0) + 1, ${now.toISOString()}, present.target_ids,
        present.target_ids = '{}'
          or coalesce(before.target_ids <> '{}' and before.target_ids <@ present.target_ids, false)
      from present
      left join lateral (
        select version, target_ids from trail_structures structures
        where structures.trail_id = present.trail_id order by version desc limit 1
      ) before on true
      where present.target_ids is distinct from before.target_ids
      returning trail_id, version
    )
    delete from trail_structures using inserted
    where trail_structures.trail_id = inserted.trail_id
      and trail_structures.version < inserted.version and trail_structures.is_swept`);
