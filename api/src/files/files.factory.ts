import type { FileStorage } from '../platform/files/file-storage.ts';
import { importFile } from './import-file.ts';

/** The address of a file that has been looked at and kept, as after an upload. */
export const aStoredFile = async (files: FileStorage, bytes: Buffer, contentType: string) =>
  (await importFile(files, bytes, contentType)).url;
