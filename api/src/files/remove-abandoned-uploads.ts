import { dayInSaoPaulo } from '@sabia/domain/progress/streak.ts';
import { sql, type Database } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import { oldestCourseFile, oldestUnfinished } from './ticket.ts';

/**
 * Deletes uploads that were not finished within an hour, course files within a day, and the counts of
 * former days; returns the number of tickets.
 */
export async function removeAbandonedUploads(
  { db, files }: { db: Database; files: FileStorage },
  now: Date,
): Promise<number> {
  const gone = await db.many<{ id: string }>(sql`
    delete from files where state = 'WAITING' and (
      created_at < ${oldestUnfinished(now)} and content_type <> 'application/zip'
      or created_at < ${oldestCourseFile(now)})
    returning id`);
  for (const { id } of gone) await files.discardUpload(id);
  // Bytes whose row is gone, after a crash.
  await files.discardUploadsBefore(oldestCourseFile(now));
  await db.run(sql`delete from upload_quotas where day < ${dayInSaoPaulo(oldestCourseFile(now))}`);
  return gone.length;
}
