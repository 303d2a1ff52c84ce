import type { Database } from '../platform/db/database.ts';

/**
 * Carries out a change of a question's key, and grades the tries that answered it by the key that is
 * then in force, in the same transaction. The capability that keeps the tries does it; app.ts
 * introduces the two.
 */
export type Regrading = <T>(
  db: Database,
  question: { id: string; courseId: string | null },
  change: (tx: Database) => Promise<T>,
) => Promise<T>;
