import type { Database } from '../platform/db/database.ts';

/** How things of a kind are put on show or taken away by who owns them; introductions.ts says how. */
export interface Shelf {
  /** In a transaction of its own, while what learners do with these things waits, if it has to. */
  change<T>(db: Database, ids: readonly string[], change: (tx: Database) => Promise<T>): Promise<T>;
  setActive(tx: Database, change: ActiveChange): Promise<void>;
}

export interface ActiveChange {
  ids: readonly string[];
  isActive: boolean;
  now: Date;
}
