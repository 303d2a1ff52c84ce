import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { isCommand, root } from './project.mjs';
import { run } from './run.mjs';

/** Fingerprint of the sources of the build; inside the build folder, so that both are deleted together. */
const stamp = join(root, 'web', 'dist', '.sources');

/** Builds the site unless web/dist is up to date; resolves with an exit code. */
export async function buildWeb() {
  const sources = fingerprint('web', 'domain');
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

if (isCommand(import.meta.url)) process.exitCode = await buildWeb();
