import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { has, isCommand, root } from './project.mjs';
import { run } from './run.mjs';

/** Fingerprint of the sources of the build; inside the build folder, so that both are deleted together. */
const stamp = join(root, 'web', 'dist', '.sources');

/** Builds the site unless web/dist is up to date; resolves with an exit code. */
export async function buildWeb() {
  const sources = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return 0;
  console.log('Building the site …');
  const build = (...args) =>
    run('vite', ['build', 'web', '--logLevel', 'warn', ...args], {
      env: { NODE_ENV: 'production' },
    });
  // One build for browsers, one for server-side rendering.
  const code =
    (await build()) || (await build('--ssr', 'src/server.tsx', '--outDir', 'dist/.server'));
  if (code === 0) writeFileSync(stamp, sources);
  return code;
}

/** Hash of the contents of all sources; modification times change with a checkout. */
function fingerprint() {
  const files = ['package-lock.json', 'tsconfig.base.json', ...below('web'), ...below('domain')];
  const hash = createHash('sha256');
  for (const file of files.filter(has).toSorted()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function below(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(dist|node_modules)$/.test(entry.name) ? [] : below(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}

if (isCommand(import.meta.url)) process.exitCode = await buildWeb();
