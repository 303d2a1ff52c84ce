import { readFile } from 'node:fs/promises';
import type { StoredFile } from '@sabia/domain/files/file.ts';
import type { FileStorage } from '../shell/files/file-storage.ts';
import { prepareFile } from './prepare-file.ts';
import { prepareAsIs } from './prepared-file.ts';

/** What only the school itself brings along. */
const media: Record<string, string> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'text/vtt': 'vtt',
};

/** Keeps a file of our own (a path, or its bytes); again, it answers the same. */
export async function importFile(
  storage: FileStorage,
  source: string | Buffer,
  contentType: string,
): Promise<Omit<StoredFile, 'id'>> {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  const extension = media[contentType];
  const { parts, ...file } = extension
    ? prepareAsIs(bytes, contentType, extension)
    : await prepareFile(bytes, contentType);
  for (const part of parts) await storage.keep(part.name, part.bytes);
  return file;
}
