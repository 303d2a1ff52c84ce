import { readFile } from 'node:fs/promises';
import type { StoredFile } from '@sabia/domain/files/file.ts';
import type { Database } from '../platform/db/database.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import { keepImportedFile } from './keep-file.ts';
import { prepareFile } from './prepare-file.ts';

/** Stores a file without an upload ticket, from a path or from bytes. Idempotent. */
export async function importFile(
  storage: { db: Database; files: FileStorage },
  source: string | Buffer,
  contentType: string,
): Promise<Omit<StoredFile, 'id'>> {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  const prepared = await prepareFile(bytes, contentType);
  await keepImportedFile(storage, prepared);
  const { parts: _parts, ...file } = prepared;
  return file;
}
