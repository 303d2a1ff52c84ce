import { defineConfig } from '@playwright/test';
import baseConfig from './playwright.config.ts';

/** `npm run screens`: screenshots on the same server and browser. */
export default defineConfig(baseConfig, { testMatch: 'screenshots.ts' });
