import type { Database } from '../platform/db/database.ts';
import type { AttemptRow } from './attempts.queries.ts';

/**
 * Told, in the same transaction, which answers of a learner have become final. app.ts introduces who
 * wants to know.
 */
export type AttemptSubmitted = (tx: Database, attempt: AttemptRow, now: Date) => Promise<void>;
