import { join, resolve } from 'node:path';
import { runCli } from './run-cli.ts';
import { readConfig } from '../platform/config/config.ts';
import { reachEmbeddedPostgres } from '../platform/db/embedded-postgres/reach-embedded-postgres.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import { openFileStorage } from '../platform/files/open-file-storage.ts';

/** What there is of a school to be written down, or to be brought back. */
export interface StoredSchool {
  databaseUrl: string;
  dataDir: string;
  files: FileStorage;
}

/** Works on the school that the environment names. */
export const withSchool = (
  environment: NodeJS.ProcessEnv,
  work: (school: StoredSchool) => Promise<void>,
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
