import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres, urlOf } from './embedded-postgres.ts';
import { readPidFile } from './postmaster.ts';

/** The PostgreSQL of this folder as it runs for another process, or else for us until we are done. */
export async function reachEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres({ folder, log: console });
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    const cluster = join(folder, 'cluster');
    const { port, status } = await readPidFile(join(cluster, 'data'));
    if (port === undefined || status !== 'ready') throw error;
    const password = await readFile(join(cluster, 'password'), 'utf8');
    return { url: urlOf({ port, password }), stop: async () => {} };
  }
}
