import { defineConfig } from '@playwright/test';
import { findOrInstallChromium } from '../commands/chromium.mjs';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  // `npm run test:browsers` and `npm run test:firebase` run these.
  testIgnore: ['browsers/**', 'firebase/**'],
  globalSetup: './support/school-template.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A retry would hide a flaky test.
  retries: 0,
  // Ten times what a machine at rest needs: a limit that a busy machine reaches tells nothing about the product.
  timeout: 240_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: 'dot',
  reportSlowTests: null,
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Playwright cannot mock requests that a service worker answers. offline.spec.ts allows them.
    serviceWorkers: 'block',
    // Snapshots of the page would take a sixth of the time of the tests; `--trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findOrInstallChromium(),
      args: [
        '--disable-quic',
        '--disable-background-networking',
        // Chromium's sandbox refuses to run as root, as in containers.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
