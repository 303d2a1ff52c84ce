import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { isCommand, root } from './project.mjs';
import { run } from './run.mjs';

const builds = join(root, 'api', 'dist');

/** Folders of the last builds; a process that still runs an earlier one loads some of its modules later. */
const kept = 3;

/**
 * Builds the API unless its sources are built already; resolves with the folder of its programs, or null if the build
 * fails. The folder is named by the fingerprint of the sources, so an outdated build is never run, and appears when it is
 * complete, so several processes may ask for it at once.
 *
 * @param {string} [name] a folder with a name of its own, for the image
 */
export async function buildApi(name) {
  const folder = join(
    builds,
    name ?? fingerprint('api/vite.config.ts', 'api/src', 'domain/src').slice(0, 16),
  );
  if (!name && existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  const code = await run('vite', ['build', 'api', '--logLevel', 'warn', '--outDir', unfinished], {
    env: { NODE_ENV: 'production' },
    // The folder is printed by the command below.
    stdio: ['ignore', 2, 2],
  });
  if (code !== 0) return null;
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  removeOld();
  return folder;
}

/** An unfinished folder belongs to a process that builds at the same time. */
function removeOld() {
  const built = (name) => statSync(join(builds, name)).mtimeMs;
  const finished = readdirSync(builds).filter((name) => !name.includes('.'));
  const newestFirst = finished.toSorted((one, other) => built(other) - built(one));
  for (const name of newestFirst.slice(kept)) rmSync(join(builds, name), { recursive: true });
}

if (isCommand(import.meta.url)) {
  const folder = await buildApi(process.argv[2]);
  if (folder) console.log(folder);
  else process.exitCode = 1;
}
