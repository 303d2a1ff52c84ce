import { buffer } from 'node:stream/consumers';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { FileStorage } from './file-storage.ts';

/**
 * Copies every kept file to another storage. A name that exists there is skipped: the same name has the
 * same bytes. A file that is removed meanwhile is skipped as well.
 */
export async function copyFiles(from: FileStorage, to: FileStorage): Promise<void> {
  for await (const name of from.names()) {
    const bytes = (await to.open(name)) ? null : await readWhole(from, name);
    if (bytes) await to.keep(name, bytes);
  }
}

async function readWhole(files: FileStorage, name: string): Promise<Buffer | null> {
  try {
    const file = await files.open(name);
    return file && (await buffer(await file.read()));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return null;
    throw error;
  }
}
