import { defineConfig } from '@playwright/test';
import { findOrInstallChromium } from '../commands/chromium.mjs';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes the second time has found something.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What one answers, no test can answer in its place; site-opens-offline.spec.ts has them.
    serviceWorkers: 'block',
    // A film of every step would take longer than the steps.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findOrInstallChromium(),
      args: [
        '--disable-quic',
        '--disable-background-networking',
        // Chromium's sandbox refuses root, in containers most of all.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
