import type { Database } from '../platform/db/database.ts';
import { recomputeTrails } from './complete-trails.ts';

/**
 * Changes trails in one transaction, and completes them for the users who have now done all that is
 * left. The locks are taken in one order, so that two changes of several trails never deadlock.
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
