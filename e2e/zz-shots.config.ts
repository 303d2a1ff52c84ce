import { defineConfig } from '@playwright/test';
import baseConfig from './playwright.config.ts';
export default defineConfig(baseConfig, { testMatch: 'zz-shots.ts', timeout: 600_000, outputDir: '/tmp/css-shots/results' });
