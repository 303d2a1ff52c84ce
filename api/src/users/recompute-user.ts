import type { At } from '../platform/act.ts';
import { emit } from '../events.ts';
import { sql, type Database, type Statement } from '../platform/db/database.ts';
import { hasStaleProgress } from '../progress/stale-progress.queries.ts';
import { hasStaleTrails } from '../trails/stale-trails.queries.ts';

/** A course or a trail was changed since the progress of the user in it was computed. */
export interface Staleness {
  hasStaleProgress: boolean;
  hasStaleTrails: boolean;
}

export const stalenessColumns = (userId: Statement): Statement => sql`
  ${hasStaleProgress(userId)} as has_stale_progress, ${hasStaleTrails(userId)} as has_stale_trails`;

export async function recomputeStale(
  db: Database,
  { id: userId, ...stale }: Staleness & { id: string },
  { now }: At,
): Promise<void> {
  if (stale.hasStaleProgress) await emit(db, 'progress.outdated', { userId, now });
  if (stale.hasStaleTrails) await emit(db, 'trails.outdated', { userId, now });
}

/** Recomputes the stale progress of a user that a request is about to show. */
export async function recomputeUser(db: Database, id: string, { now }: At): Promise<void> {
  const found = await db.one<Staleness>(sql`select ${stalenessColumns(sql`${id}::uuid`)}`);
  await recomputeStale(db, { id, ...found }, { now });
}
