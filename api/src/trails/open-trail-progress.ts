import type { TrailProgression } from '@sabia/domain/trails/trail.ts';
import type { At } from '../platform/act.ts';
import type { Database } from '../platform/db/database.ts';
import { recomputeTrail } from './complete-trails.ts';
import { findTrailProgress } from './trails.queries.ts';

/**
 * A user's progress in a trail. If the user has nothing left to do because an item became inactive, reading the progress
 * completes the trail.
 */
export async function openTrailProgress(
  db: Database,
  { ...subject }: { id: string; userId: string },
  { now }: At,
): Promise<TrailProgression | null> {
  const progress = await findTrailProgress(db, subject);
  if (progress?.percentage !== 100 || progress.isCompleted) return progress;
  const { id: trailId, userId } = subject;
  await db.transaction((tx) => recomputeTrail(tx, { trailId, userId }, { now }));
  return findTrailProgress(db, subject);
}
