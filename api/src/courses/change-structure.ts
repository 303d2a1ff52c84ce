import type { Database } from '../platform/db/database.ts';

/**
 * Carries out a change of what counts for the progress in a course, in a transaction of its own,
 * while no learner takes a step in there. The capability that keeps progress does it; app.ts
 * introduces the two.
 */
export type ChangeStructure = <T>(
  db: Database,
  courseId: string,
  change: (tx: Database) => Promise<T>,
) => Promise<T>;
