import { join, resolve } from 'node:path';
import { runCli } from './run-cli.ts';
import { readConfig } from '../platform/config/config.ts';
import { reachEmbeddedPostgres } from '../platform/db/embedded-postgres/reach-embedded-postgres.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import { openFileStorage } from '../platform/files/open-file-storage.ts';

/** Everything that a backup contains. */
export interface SchoolStorage {
  databaseUrl: string;
  dataDir: string;
  files: FileStorage;
}

/** Runs a command on the database and files of the configuration. */
export const withSchool = (
  environment: NodeJS.ProcessEnv,
  work: (school: SchoolStorage) => Promise<void>,
): Promise<void> =>
  runCli(async () => {
    const config = readConfig(environment);
    const dataDir = resolve(config.dataDir);
    const files = await openFileStorage(config);
    if (config.databaseUrl) return work({ databaseUrl: config.databaseUrl, dataDir, files });
    const postgres = await reachEmbeddedPostgres(join(dataDir, 'postgres'));
    try {
      await work({ databaseUrl: postgres.url, dataDir, files });
    } finally {
      await postgres.stop();
    }
  });
