import { lock, type Database } from '../shell/database.ts';
import { settlingTrail } from './settle-trails.ts';
import type { TrailsCompleted } from './trail-completed.ts';

/** Carries out a change of a trail in a transaction of its own, and then settles it. */
export type ChangeTrail = <T>(
  db: Database,
  trailId: string,
  change: (tx: Database) => Promise<T>,
) => Promise<T>;

export const changingTrail =
  (trailsCompleted: TrailsCompleted, clock: () => Date): ChangeTrail =>
  (db, trailId, change) =>
    db.transaction(async (tx) => {
      await lock(tx, `trail ${trailId}`);
      const changed = await change(tx);
      await settlingTrail(trailsCompleted)(tx, trailId, clock().toISOString());
      return changed;
    });
