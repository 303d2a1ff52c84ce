import type { Database } from '../shell/database.ts';

/**
 * Told, in the same transaction, that what counts for the progress in a course has changed. The
 * capability that keeps progress listens; app.ts introduces the two.
 */
export type StructureChanged = (tx: Database, courseId: string) => Promise<void>;
