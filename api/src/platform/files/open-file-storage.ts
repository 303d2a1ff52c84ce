import { join, resolve } from 'node:path';
import { ConfigMistakes, type Config } from '../config/config.ts';
import type { S3Settings } from '../config/s3-config.ts';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder-storage.ts';

/** Opens the bucket where one is configured, else the folder in DATA_DIR. */
export function openFileStorage(
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  log: Log = console,
): Promise<FileStorage> {
  return s3 ? openBucket(s3, log) : folderStorage(join(resolve(dataDir), 'files'));
}

interface Log {
  warn(message: string): void;
}

/**
 * Imports the S3 client only where a bucket is configured, as it takes some 50 MB of memory. An
 * unreachable store is a warning, because it may come back; a wrong setting ends the start.
 */
async function openBucket(settings: S3Settings, log: Log): Promise<FileStorage> {
  const { s3Storage, S3Refusal } = await import('./s3-storage.ts');
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

/** The setting that is wrong when the store refuses with this code. */
const settingOf: Record<string, string> = {
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY',
  AccessDenied: 'S3_BUCKET',
  NoSuchBucket: 'S3_BUCKET',
  AuthorizationHeaderMalformed: 'S3_REGION',
  PermanentRedirect: 'S3_REGION',
};
