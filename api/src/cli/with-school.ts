import { join, resolve } from 'node:path';
import { runCli } from './run-cli.ts';
import { readConfig, type Config } from '../platform/config/config.ts';
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
  withConfig(environment, async (config) => {
    const dataDir = resolve(config.dataDir);
    const files = await openFileStorage(config);
    await reachDatabase(config, (databaseUrl) => work({ databaseUrl, dataDir, files }));
  });

/** Runs a command on the database of the configuration; with DATABASE_URL nothing is written to a disk. */
export const withDatabase = (
  environment: NodeJS.ProcessEnv,
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> => withConfig(environment, (config) => reachDatabase(config, work));

const withConfig = (environment: NodeJS.ProcessEnv, work: (config: Config) => Promise<void>) =>
  runCli(() => work(readConfig(environment)));

async function reachDatabase(config: Config, work: (databaseUrl: string) => Promise<void>) {
  const given = config.directDatabaseUrl ?? config.databaseUrl;
  if (given) return work(given);
  const postgres = await reachEmbeddedPostgres(join(resolve(config.dataDir), 'postgres'));
  try {
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
