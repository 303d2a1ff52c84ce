import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { buildApi } from './build-api.mjs';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { onceNpmIsGone } from './npm-above.mjs';
import { apiEnvironment, apiFlags, node, root } from './project.mjs';

install();
const built = await buildWeb();
if (built !== 0) process.exit(built);
const programs = await buildApi();
if (!programs) process.exit(1);

const api = spawn(node, [...apiFlags, join(programs, 'start.js')], {
  cwd: root,
  env: { ...apiEnvironment, ...process.env },
  // The channel tells the API when this process is gone, even by a kill -9.
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  // A Ctrl-C is for the whole terminal; apart from it, the API hears of it once, from here.
  detached: process.platform !== 'win32',
});

let stoppedAt;

/** The first wish to stop is passed on; npm repeats it at once. A later one means it. */
function stop(signal) {
  const now = performance.now();
  stoppedAt ??= now;
  if (now === stoppedAt) api.kill(signal);
  else if (now - stoppedAt > 1000) api.kill('SIGKILL');
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);

onceNpmIsGone(() => stop('SIGTERM'));

api.once('error', (error) => {
  console.error(`The API cannot be started: ${error.message}`);
  process.exit(1);
});
api.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
