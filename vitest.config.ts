import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', root: 'domain' } },
      {
        test: {
          name: 'api',
          root: 'api',
          globalSetup: 'src/shell/testing/template-database.ts',
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: { name: 'web', root: 'web', environment: 'happy-dom' },
      },
      { test: { name: 'commands', root: 'commands', testTimeout: 20_000 } },
    ],
  },
});
