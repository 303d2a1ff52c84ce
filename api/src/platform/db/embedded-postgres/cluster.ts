import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chown,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Settings } from './settings.ts';

/** A PostgreSQL cluster: its data folder and its password. */
export type Cluster = { data: string; password: string; logFile: string };

/**
 * The data folder as PostgreSQL's argument. It is the working directory, named through /proc, because
 * the account may lack permission for the folders above.
 */
export const dataFolderFor = (data: string) =>
  process.platform === 'linux' ? '/proc/self/cwd' : data;

/** The environment of PostgreSQL: without our secrets, and without a locale that may not be installed. */
export const environment = process.platform === 'win32' ? undefined : { LC_ALL: 'C' };

const unfinishedName = 'cluster.new-';

type Options = {
  folder: string;
  binaries: Binaries;
  account: Account | undefined;
  settings: Settings;
};

/** Opens the cluster of this folder, or creates it atomically by one rename. */
export async function openCluster(options: Options): Promise<Cluster> {
  const { folder } = options;
  const cluster = join(folder, 'cluster');
  await removeUnfinished(folder);
  if (!existsSync(cluster)) {
    const unfinished = await mkdtemp(join(folder, unfinishedName));
    await createCluster(unfinished, options);
    await rename(unfinished, cluster);
    await sync(folder);
  }
  const password = await readFile(join(cluster, 'password'), 'utf8');
  return { data: join(cluster, 'data'), password, logFile: join(folder, 'postgres.log') };
}

async function removeUnfinished(folder: string): Promise<void> {
  const unfinished = (await readdir(folder)).filter((name) => name.startsWith(unfinishedName));
  for (const name of unfinished) {
    // An orphaned initdb may still be writing there; the next start removes the rest.
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => {});
  }
}

async function createCluster(cluster: string, { binaries, account, settings }: Options) {
  const data = join(cluster, 'data');
  await mkdir(data, { mode: 0o700 });
  const password = join(cluster, 'password');
  const characters = randomBytes(24).toString('base64url');
  await writeFile(password, characters, { mode: 0o600, flush: true });
  if (account) {
    for (const path of [cluster, data, password]) await chown(path, account.uid, account.gid);
  }
  const run = (binary: string, args: string[], input = '') =>
    runToEnd(binary, args, { cwd: data, account, input });
  await run(binaries.initdb, [
    `--pgdata=${dataFolderFor(data)}`,
    '--username=sabia',
    '--auth=scram-sha-256',
    // Relative, because the account may lack permission for the folders above.
    `--pwfile=${join('..', 'password')}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(settings.fsync === 'off' ? ['--no-sync'] : []),
  ]);
  await run(
    binaries.postgres,
    ['--single', '-D', dataFolderFor(data), 'postgres'],
    'create database sabia\n',
  );
  await sync(cluster);
}

async function runToEnd(
  binary: string,
  args: string[],
  { cwd, account, input }: { cwd: string; account: Account | undefined; input: string },
): Promise<void> {
  const child = spawn(binary, args, { cwd, ...account, env: environment });
  child.stdin.on('error', () => {}).end(input);
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${binary} failed:\n${(await output).join('\n').trim()}`);
}

/** Syncs the entries of a folder to disk. Windows does not need it. */
async function sync(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder);
  await handle.sync();
}
