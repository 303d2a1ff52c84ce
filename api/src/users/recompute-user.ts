import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { recomputeLearner } from '../progress/recompute-progress.ts';
import { hasStaleProgress } from '../progress/stale-progress.queries.ts';
import { hasStaleTrails, recomputeTrailsOfUser } from '../trails/recompute-trails.ts';

/** A course or a trail was changed since the progress of the user in it was computed. */
export interface Staleness {
  hasStaleProgress: boolean;
  hasStaleTrails: boolean;
}

export const stalenessColumns = (userId: Statement): Statement => sql`
  ${hasStaleProgress(userId)} as has_stale_progress, ${hasStaleTrails(userId)} as has_stale_trails`;

export async function recomputeStale(
  db: Database,
  { id, ...stale }: Staleness & { id: string },
  now: Date,
): Promise<void> {
  if (stale.hasStaleProgress) await recomputeLearner(db, id, now);
  if (stale.hasStaleTrails) await recomputeTrailsOfUser(db, id, now);
}

/** Recomputes the stale progress of a user that a request is about to show. */
export async function recomputeUser(db: Database, id: string, now: Date): Promise<void> {
  const found = await db.one<Staleness>(sql`select ${stalenessColumns(sql`${id}::uuid`)}`);
  await recomputeStale(db, { id, ...found }, now);
}
