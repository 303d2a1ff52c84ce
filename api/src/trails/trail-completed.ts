import type { Database } from '../platform/db/database.ts';

/**
 * Told, in the same transaction, which users have completed which trails. app.ts introduces the
 * capability that certifies it.
 */
export type TrailsCompleted = (
  tx: Database,
  completions: readonly { trailId: string; userId: string }[],
  now: string,
) => Promise<void>;
