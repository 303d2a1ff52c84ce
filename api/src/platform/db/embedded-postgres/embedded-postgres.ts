import { createHash } from 'node:crypto';
import { mkdir, realpath } from 'node:fs/promises';
import { type Account, accountFor } from './account.ts';
import { prepareBinaries } from './binaries.ts';
import { CannotStart } from '../../cannot-start.ts';
import { openCluster } from './cluster.ts';
import { lockFolder } from './folder-lock.ts';
import { keepRunning } from './keep-running.ts';
import { stopOrphan } from './orphaned-postmaster.ts';
import type { Settings } from './settings.ts';

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * Runs PostgreSQL on a folder: creates the cluster at the first use, restarts the server on the same
 * port if it crashes, and stops it when this process ends, also by kill -9.
 */
export async function startEmbeddedPostgres(options: {
  folder: string;
  log: Pick<Console, 'warn'>;
  settings?: Settings;
}): Promise<EmbeddedPostgres> {
  const { log, settings = {} } = options;
  await mkdir(options.folder, { recursive: true });
  const folder = await realpath(options.folder);
  const unlockFolder = lockFolder(folder);
  const account = await accountFor(folder);
  try {
    const binaries = await prepareBinaries(account);
    const cluster = await openCluster({ folder, binaries, account, settings });
    const name = `sabia-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
    await stopOrphan({ cluster, name, binaries, log });
    const server = await keepRunning({ name, binaries, cluster, account, settings, log });
    return {
      url: urlOf({ port: server.port, password: cluster.password }),
      async stop() {
        await server.stop();
        unlockFolder();
      },
    };
  } catch (error) {
    unlockFolder();
    throw account && isAccountRefused(error)
      ? new CannotStart(accountRefusedMessage(account), { cause: error })
      : error;
  }
}

export const urlOf = ({ port, password }: { port: number; password: string }) =>
  `postgres://sabia:${password}@127.0.0.1:${port}/sabia`;

function isAccountRefused(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return false;
  const refused = error.code === 'EPERM' || error.code === 'EINVAL';
  return refused && /^(chown|spawn)/.test(String(error.syscall));
}

const accountRefusedMessage = ({ uid }: Account) =>
  `PostgreSQL does not run as root, and this process may not hand over to user ${uid}. ` +
  'Start as an ordinary user, or set DATABASE_URL.';
