import { defineConfig } from '@playwright/test';
import baseConfig from './playwright.config.ts';

/** `npm run bench:web`: measurements on the same server and browser, one at a time. */
export default defineConfig(baseConfig, {
  testMatch: 'performance-budget.ts',
  workers: 1,
  reporter: 'line',
  // As users have it; a trace or a screenshot would be measured too.
  use: { serviceWorkers: 'allow', trace: 'off', screenshot: 'off' },
});
