import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { type Cluster, dataFolderFor, environment } from './cluster.ts';
import { ourSettings, type Settings } from './settings.ts';

/** `exited` resolves to the exit code or the signal. */
export type Postmaster = { pid: number; exited: Promise<string> };

export type PostmasterOptions = {
  name: string;
  binaries: Binaries;
  cluster: Cluster;
  account: Account | undefined;
  settings: Settings;
};

/** Spawns the postmaster in its own session, so that Ctrl-C does not reach it. */
export async function spawnPostmaster(
  { name, binaries, cluster, account, settings }: PostmasterOptions,
  port: number,
): Promise<Postmaster> {
  const all: Settings = {
    ...ourSettings,
    port: String(port),
    // A later start recognizes this process by its arguments, because pids are reused.
    cluster_name: name,
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  await using log = await open(cluster.logFile, 'a');
  const child = spawn(binaries.postgres, ['-D', dataFolderFor(cluster.data), ...flags], {
    cwd: cluster.data,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: environment,
    ...account,
  });
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  await once(child, 'spawn');
  return { pid: Number(child.pid), exited };
}

/** Resolves to true when it accepts connections, to false if it ended before. */
export async function isReady({ pid, exited }: Postmaster, { data }: Cluster): Promise<boolean> {
  const over = new AbortController();
  void exited.then(() => over.abort());
  while (!over.signal.aborted) {
    const file = await readPidFile(data);
    if (file.pid === pid && file.status === 'ready') return true;
    await pause(10);
  }
  return false;
}

/** Requests a fast shutdown, and after ten seconds an immediate one, from which the next start recovers. */
export async function endPostmaster(
  pid: number,
  binaries: Binaries,
  ended: Promise<unknown>,
): Promise<void> {
  await send('INT', pid, binaries);
  const timer = new AbortController();
  const isLate = pause(10_000, true, { signal: timer.signal }).catch(() => false);
  if (await Promise.race([isLate, ended.then(() => false)])) await send('QUIT', pid, binaries);
  await ended;
  timer.abort();
}

/** Parses postmaster.pid: pid in line one, port in line four, status in line eight. */
export async function readPidFile(
  data: string,
): Promise<{ pid?: number; port?: number; status?: string }> {
  const content = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = content.split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0
    ? { pid, port: Number(lines[3]), status: lines[7]?.trim() }
    : {};
}

async function send(name: 'INT' | 'QUIT', pid: number, { pgCtl }: Binaries): Promise<void> {
  try {
    if (process.platform === 'win32') await promisify(execFile)(pgCtl, ['kill', name, String(pid)]);
    else process.kill(pid, `SIG${name}`);
  } catch {
    // The process had already ended.
  }
}
