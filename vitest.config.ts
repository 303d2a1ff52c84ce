import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// On two cores the default is one, which waits for PostgreSQL half of its time.
const maxWorkers = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      { test: { name: 'domain', root: 'domain', isolate: false } },
      {
        test: {
          name: 'api',
          root: 'api',
          globalSetup: 'test/support/template-database.ts',
          // No module of ours keeps anything of a test, and importing the API takes a second.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: 'web',
          environment: 'happy-dom',
          maxWorkers,
          // Likewise: React and Mantine for each file take twice as long as all of their tests.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      { test: { name: 'commands', root: 'commands', testTimeout: 20_000 } },
      { test: { name: 'deploy', root: 'deploy', testTimeout: 20_000 } },
    ],
  },
});
