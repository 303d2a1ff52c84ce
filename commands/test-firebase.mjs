import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { isCommand } from './project.mjs';
import { run } from './run.mjs';
import { playwright, runStages, whole } from './stages.mjs';

// 240 MB, needed here only: npm fetches it into its cache at the first use. Its packages' install
// scripts build nothing that the emulator needs.
const firebase = [
  'exec',
  '--yes',
  '--ignore-scripts',
  '--loglevel=error',
  '--package=firebase-tools@15.34.2',
  '--',
  'firebase',
];

/** `npm run test:firebase`: the cloud identity's browser tests on Firebase's emulator. */
export const firebaseStage = playwright(
  "browser tests on Firebase's emulator",
  'e2e/firebase.config.ts',
  runOnEmulator,
);

async function runOnEmulator(tool, args, options) {
  const folder = mkdtempSync(join(tmpdir(), 'sabia-firebase-'));
  try {
    const config = join(folder, 'firebase.json');
    writeFileSync(config, JSON.stringify({ emulators: await emulators() }));
    const emulator = [
      'emulators:exec',
      `--config=${config}`,
      '--only=auth',
      // firebase-tools never contacts the real Firebase for a project named demo-….
      '--project=demo-sabia',
      '--log-verbosity=QUIET',
      [tool, ...args].join(' '),
    ];
    return await run('npm', [...firebase, ...emulator], options);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function emulators() {
  const address = async () => ({ host: '127.0.0.1', port: await freePort() });
  return {
    auth: await address(),
    hub: await address(),
    logging: await address(),
    ui: { enabled: false },
  };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

if (isCommand(import.meta.url)) {
  install();
  await runStages([whole('build of the site', buildWeb), firebaseStage]);
}
