// The identity in the cloud against Firebase's emulator: `npm run test:firebase`. Firebase's tool is
// 240 MB, so only this command fetches it, into npm's cache; with `--if-possible` it is left out
// where that takes too long.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { root } from './project.mjs';
import { run, withTools } from './run.mjs';

const tool = 'firebase-tools@15.34.2';
// Of all that it could build at its installation the emulator needs nothing.
const fetched = ['exec', '--yes', '--ignore-scripts', `--package=${tool}`, '--'];

install();
const built = await buildWeb();
if (built !== 0) process.exit(built);

if (!isAtHand()) {
  console.error(`\n${tool} could not be fetched: the identity in the cloud was NOT tested.\n`);
  process.exit(process.argv.includes('--if-possible') ? 0 : 1);
}

const folder = mkdtempSync(join(tmpdir(), 'sabia-firebase-'));
try {
  const config = join(folder, 'firebase.json');
  writeFileSync(config, JSON.stringify({ emulators: await emulators() }));
  process.exitCode = await run('npm', [
    ...fetched,
    'firebase',
    'emulators:exec',
    `--config=${config}`,
    '--only=auth',
    // The tool itself keeps a project of this name away from the real Firebase.
    '--project=demo-sabia',
    'playwright test --config=e2e/firebase.config.ts',
  ]);
} finally {
  rmSync(folder, { recursive: true });
}

function isAtHand() {
  const { status } = spawnSync('npm', [...fetched, 'firebase', '--version'], {
    cwd: root,
    env: withTools(),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 120_000,
  });
  return status === 0;
}

async function emulators() {
  const at = async () => ({ host: '127.0.0.1', port: await freePort() });
  return { auth: await at(), hub: await at(), logging: await at(), ui: { enabled: false } };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
