import { defineConfig } from '@playwright/test';
import baseConfig from './playwright.config.ts';

/** `npm run test:firebase`: runs inside Firebase's emulator, whose accounts all tests share. */
export default defineConfig(baseConfig, {
  testDir: 'firebase',
  testIgnore: [],
  workers: 1,
  // The users of the demo school are created in the emulator.
  globalSetup: undefined,
});
