import { sql, type Database } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import type { PreparedFile } from './prepared-file.ts';

interface Storage {
  db: Database;
  files: FileStorage;
}

/**
 * Stores the bytes of a verified file. The same bytes may be stored already, unused, and just being
 * removed: the update waits for that removal, or prevents it for another week.
 */
export async function keepFile({ db, files }: Storage, file: PreparedFile): Promise<void> {
  await useAgain(db, file.url);
  await keepParts(files, file);
}

/**
 * Stores a verified file that was no upload: a medium of an import or of the demo school, which has no owner, or the
 * picture of an essay sheet. Its row comes before the bytes: after a crash the removal of unused files finds it.
 */
export async function keepImportedFile(
  { db, files }: Storage,
  file: PreparedFile,
  ownerId: string | null = null,
): Promise<void> {
  const { contentType, size, url, width, height } = file;
  // Waits for a removal of the same file, whose rows the insert must not see.
  await useAgain(db, url);
  await db.run(sql`
    insert into files (owner_id, state, content_type, size, url, width, height)
    select ${ownerId}::uuid, 'STORED', ${contentType}, ${size}::integer, ${url}, ${width}::integer, ${height}::integer
    where not exists (select from files where url = ${url})`);
  await keepParts(files, file);
}

const useAgain = (db: Database, url: string) =>
  db.run(sql`update files set unused_since = null where url = ${url}`);

async function keepParts(files: FileStorage, { parts }: PreparedFile): Promise<void> {
  for (const { name, bytes } of parts) await files.keep(name, bytes);
}
