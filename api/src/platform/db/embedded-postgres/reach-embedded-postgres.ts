import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres, urlOf } from './embedded-postgres.ts';
import { readPidFile } from './postmaster.ts';

/** Connects to the PostgreSQL that another process runs on this folder, or starts one until `close`. */
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
