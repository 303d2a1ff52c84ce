import type { Database } from '../platform/db/database.ts';
import { recomputeTrails } from './complete-trails.ts';

/**
 * Changes trails in one transaction and then completes them for users who have no item left to do. Locks are taken in
 * one order, so that two changes never deadlock.
 */
export const changeTrails = <T>(
  db: Database,
  { trailIds, now }: { trailIds: readonly string[]; now: Date },
  change: (tx: Database) => Promise<T>,
): Promise<T> =>
  db.transaction(
    async (tx) => {
      const changed = await change(tx);
      await recomputeTrails(tx, { trailIds, now });
      return changed;
    },
    { exclusive: trailIds.toSorted().map((id) => `trail ${id}`) },
  );
