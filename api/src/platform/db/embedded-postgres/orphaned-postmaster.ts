import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { endPostmaster, readPidFile } from './postmaster.ts';

/**
 * Removes the remains of an earlier run. This process has the folder lock, so a PostgreSQL that still
 * runs on the folder is an orphan, and a pid file that names another process is stale.
 */
export async function stopOrphan(options: {
  cluster: Cluster;
  name: string;
  binaries: Binaries;
  log: Pick<Console, 'warn'>;
}): Promise<void> {
  const { cluster, name, binaries, log } = options;
  const { pid } = await readPidFile(cluster.data);
  if (pid === undefined) return;
  const isOurs = async () => (await commandOf(pid)).includes(`cluster_name=${name}`);
  if (await isOurs()) {
    log.warn(`PostgreSQL ${pid} was left running by an earlier start; ending it`);
    await endPostmaster(pid, binaries, untilNot(isOurs));
  } else {
    // PostgreSQL would mistake any process with this pid for another postmaster.
    await rm(join(cluster.data, 'postmaster.pid'), { force: true });
  }
}

async function untilNot(condition: () => Promise<boolean>): Promise<void> {
  while (await condition()) await pause(20);
}

/** The command line of a running process; empty for a missing or defunct one. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  }
  const [command, ...args] =
    process.platform === 'win32'
      ? ['powershell', '-NoProfile', '-Command', windowsQuery(pid)]
      : ['ps', '-ww', '-o', 'command=', '-p', String(pid)];
  return promisify(execFile)(command, args).then(
    ({ stdout }) => stdout,
    () => '',
  );
}

const windowsQuery = (pid: number) =>
  `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`;
