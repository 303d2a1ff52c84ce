import { sql, type Database } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';

const aDay = 24 * 3600 * 1000;

/** Deletes uploads that were not finished within a day; returns the number of tickets. */
export async function removeAbandonedUploads(
  { db, files }: { db: Database; files: FileStorage },
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - aDay);
  await files.discardUploadsBefore(before);
  return db.run(sql`delete from files where state = 'WAITING' and created_at < ${before}`);
}
