import { join, resolve } from 'node:path';
import { ConfigMistakes, type Config } from '../config/config.ts';
import type { S3Settings } from '../config/s3-config.ts';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder-storage.ts';

/** Where the files are, by the configuration. */
export function openFileStorage(
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  log: Log = console,
): Promise<FileStorage> {
  return s3 ? openBucket(s3, log) : folderStorage(join(resolve(dataDir), 'files'));
}

interface Log {
  warn(message: string): void;
}

/** Its code is loaded only where there is one. A store that is away now may be back soon; a wrong setting stays wrong. */
async function openBucket(settings: S3Settings, log: Log): Promise<FileStorage> {
  const { s3Storage } = await import('./s3-storage.ts');
  const { S3Refusal } = await import('./s3-client.ts');
  const files = s3Storage(settings);
  try {
    await files.names()[Symbol.asyncIterator]().next();
  } catch (error) {
    if (error instanceof S3Refusal && error.status < 500) {
      throw new ConfigMistakes([`${settingOf[error.code] ?? 'S3_ENDPOINT'}: ${error.message}`]);
    }
    log.warn(`files: ${error instanceof Error ? error.message : String(error)}`);
  }
  return files;
}

/** What to look at when a store refuses by that code. */
const settingOf: Record<string, string> = {
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY',
  AccessDenied: 'S3_BUCKET',
  NoSuchBucket: 'S3_BUCKET',
  AuthorizationHeaderMalformed: 'S3_REGION',
  PermanentRedirect: 'S3_REGION',
};
