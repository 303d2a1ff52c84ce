import type { Database } from '../platform/db/database.ts';
import { settlingTrails } from './settle-trails.ts';
import type { TrailsCompleted } from './trail-completed.ts';

/** Carries out a change of trails in a transaction of its own, and then settles them. */
export type ChangeTrails = <T>(
  db: Database,
  trailIds: readonly string[],
  change: (tx: Database) => Promise<T>,
) => Promise<T>;

/** The same for one trail. */
export type ChangeTrail = <T>(
  db: Database,
  trailId: string,
  change: (tx: Database) => Promise<T>,
) => Promise<T>;

export const changingTrails =
  (trailsCompleted: TrailsCompleted, clock: () => Date): ChangeTrails =>
  (db, trailIds, change) =>
    db.transaction(
      async (tx) => {
        const changed = await change(tx);
        await settlingTrails(trailsCompleted)(tx, trailIds, clock().toISOString());
        return changed;
      },
      // In one order: who changes some of them at the same time waits, and not for each other.
      { exclusive: trailIds.toSorted().map((id) => `trail ${id}`) },
    );
