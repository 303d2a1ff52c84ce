import { readFile } from 'node:fs/promises';
import type { StoredFile } from '@sabia/domain/files/file.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import { prepareFile } from './prepare-file.ts';

/** Keeps a file that did not come by a ticket (a path, or its bytes); again, it answers the same. */
export async function importFile(
  storage: FileStorage,
  source: string | Buffer,
  contentType: string,
): Promise<Omit<StoredFile, 'id'>> {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  const { parts, ...file } = await prepareFile(bytes, contentType);
  for (const part of parts) await storage.keep(part.name, part.bytes);
  return file;
}
