import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { has, isCommand, root } from './project.mjs';
import { run } from './run.mjs';

/** Lies in what was built, so that it goes when that goes. */
const stamp = join(root, 'web', 'dist', '.sources');

/** Builds the site, unless web/dist was built from exactly these sources; answers an exit code. */
export async function buildWeb() {
  const sources = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return 0;
  console.log('Building the site …');
  const build = (...args) =>
    run('vite', ['build', 'web', '--logLevel', 'warn', ...args], {
      env: { NODE_ENV: 'production' },
    });
  // For browsers, and for the server that draws public pages before a script has run.
  const code =
    (await build()) || (await build('--ssr', 'src/server.tsx', '--outDir', 'dist/.server'));
  if (code === 0) writeFileSync(stamp, sources);
  return code;
}

/** Contents, not times: a checkout or a copy changes those. */
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
