import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run screens`: not tests, but the same school, browser and screens. */
export default defineConfig(journeys, { testMatch: 'photographs.ts' });
