import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run bench:web`: no tests, but the same school and browser; one at a time, as it measures. */
export default defineConfig(journeys, {
  testMatch: 'pace.ts',
  workers: 1,
  reporter: 'line',
  // As people have it; a screenshot or a recording would be measured too.
  use: { serviceWorkers: 'allow', trace: 'off', screenshot: 'off' },
});
