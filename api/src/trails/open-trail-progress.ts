import type { TrailProgression } from '@sabia/domain/trails/trail.ts';
import type { Database } from '../platform/db/database.ts';
import { changeTrails } from './change-trail.ts';
import { findTrailProgress } from './trails.queries.ts';

/**
 * Somebody's progress in a trail. Who has nothing left to do because a course, a live or a practice
 * exam was withdrawn has completed it from then on that anybody looks.
 */
export async function openTrailProgress(
  db: Database,
  { now, ...asked }: { id: string; userId: string; now: Date },
): Promise<TrailProgression | null> {
  const progress = await findTrailProgress(db, asked);
  if (progress?.percentage !== 100 || progress.isCompleted) return progress;
  await changeTrails(db, { trailIds: [asked.id], now }, async () => {});
  return findTrailProgress(db, asked);
}
