import type { FileStorage } from '../platform/files/file-storage.ts';
import { importFile } from './import-file.ts';

/** Stores a file as a finished upload does; returns its URL. */
export const aStoredFile = async (files: FileStorage, bytes: Buffer, contentType: string) =>
  (await importFile(files, bytes, contentType)).url;
