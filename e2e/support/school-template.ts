import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../api/src/platform/db/embedded-postgres/free-port.ts';
import { startProcess } from './server-process.ts';

/**
 * Runs before the workers: makes the data folder of the demo school, which every server of this run copies. To create a
 * database, migrate it and import the demo school costs five times as much as to start on a copy.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'sabia-e2e-template-'));
  const server = await startProcess(await freePort(), folder);
  // The copies are those of a PostgreSQL that has stopped.
  await server.stop();
  process.env.SCHOOL_TEMPLATE = folder;
  return () => rm(folder, { recursive: true, maxRetries: 5 });
}

/** Fills an empty data folder; leaves it empty where a run has no template. `cp` keeps the owner of the database. */
export async function copySchool(folder: string): Promise<void> {
  const template = process.env.SCHOOL_TEMPLATE;
  if (template) await promisify(execFile)('cp', ['-a', `${template}/.`, folder]);
}
