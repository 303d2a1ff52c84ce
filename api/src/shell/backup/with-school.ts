import { join, resolve } from 'node:path';
import { ConfigMistakes, readConfig } from '../config.ts';
import { CannotStart } from '../embedded-postgres/cannot-start.ts';
import { reachEmbeddedPostgres } from '../embedded-postgres/reach-embedded-postgres.ts';
import { BackupProblem } from './backup-folder.ts';

/** Works on the school that the environment names, as a command does: a problem is a sentence and an exit code. */
export async function withSchool(
  environment: NodeJS.ProcessEnv,
  work: (school: { databaseUrl: string; dataDir: string }) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig(environment);
    const dataDir = resolve(config.dataDir);
    if (config.databaseUrl) return await work({ databaseUrl: config.databaseUrl, dataDir });
    const postgres = await reachEmbeddedPostgres(join(dataDir, 'postgres'));
    try {
      await work({ databaseUrl: postgres.url, dataDir });
    } finally {
      await postgres.stop();
    }
  } catch (error) {
    const isKnown = [BackupProblem, CannotStart, ConfigMistakes].some(
      (Known) => error instanceof Known,
    );
    console.error(isKnown && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
