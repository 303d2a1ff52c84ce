import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run test:firebase`: the same browser, on a school whose identity is Firebase's emulator. */
export default defineConfig(journeys, {
  testDir: 'firebase',
  testMatch: '*.journey.ts',
  workers: 1,
});
