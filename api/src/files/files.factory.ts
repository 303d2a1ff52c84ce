import type { AppContext } from '../platform/app-context.ts';
import { importFile } from './import-file.ts';

/** Stores a file as a finished upload does; returns its URL. */
export const aStoredFile = async (
  context: Pick<AppContext, 'db' | 'files'>,
  bytes: Buffer,
  contentType: string,
) => (await importFile(context, bytes, contentType)).url;
