import type { Database } from '../platform/db/database.ts';
import { taxonomyLock } from './taxonomy.queries.ts';

/** Milliseconds; longer than usual, because all learners may have the level. */
const timeoutMs = 12_000;

/** Changes terms under the exclusive lock that `lockTerms` shares. */
export const changeTaxonomy = <T>(db: Database, change: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(change, { exclusive: [taxonomyLock], timeoutMs });
