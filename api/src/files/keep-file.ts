import { sql, type Database } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import type { PreparedFile } from './prepared-file.ts';

/**
 * Stores the bytes of a verified file. The same bytes may be stored already, unused, and just being
 * removed: the update waits for that removal, or prevents it for another week.
 */
export async function keepFile(
  { db, files }: { db: Database; files: FileStorage },
  { url, parts }: Pick<PreparedFile, 'url' | 'parts'>,
): Promise<void> {
  await db.run(sql`update files set unused_since = null where url = ${url}`);
  for (const { name, bytes } of parts) await files.keep(name, bytes);
}
