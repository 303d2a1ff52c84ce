import type { Database } from '../platform/db/database.ts';
import { taxonomyLock } from './taxonomy.queries.ts';

/** Milliseconds: a level may be the one of all learners. */
const patience = 12_000;

/** Changes what terms there are, while nobody else does and nobody writes one down (`lockTerms`). */
export const changeTaxonomy = <T>(db: Database, change: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(change, { exclusive: [taxonomyLock], patience });
