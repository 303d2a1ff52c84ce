import { defineConfig } from '@playwright/test';
import baseConfig from './playwright.config.ts';

/** `npm run test:browsers`: the most important journeys in Firefox and in WebKit. */
export default defineConfig({
  ...baseConfig,
  testDir: 'browsers',
  testIgnore: [],
  workers: 1,
  timeout: 90_000,
  use: {},
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
