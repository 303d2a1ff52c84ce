import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Vitest's default on two cores is one worker, which waits for PostgreSQL half of its time.
const maxWorkers = Math.max(2, availableParallelism() - 1);

const at = (path: string) => join(import.meta.dirname, path);

const setupFiles = [at('testing/console-guard.ts'), at('testing/property-seed.ts')];
const testTimeout = 20_000;

/** The file from which `npm test` reads the sums. */
const report = process.env.VITEST_JSON_REPORT;

export default defineConfig({
  test: {
    maxWorkers,
    // Two crashes of Node 24 end a worker now and then: in code of V8's baseline compiler (nodejs/node#62393), and when V8
    // replaces the code of a WebAssembly import that is called often (`Check failed: jit_page.has_value()`).
    execArgv: ['--no-sparkplug', '--wasm-wrapper-tiering-budget=2147483647'],
    // Failures and a summary, and what tests print: nothing, by testing/console-guard.ts.
    reporters: [
      ['minimal', { silent: false }],
      ...(report ? [['json', { outputFile: report }] as const] : []),
    ],
    projects: [
      { test: { name: 'domain', root: 'domain', isolate: false, setupFiles, testTimeout } },
      {
        test: {
          name: 'api',
          root: 'api',
          globalSetup: at('api/test/support/template-database.ts'),
          setupFiles,
          // Importing the API takes a second, and no module keeps state of a test.
          isolate: false,
          testTimeout,
          hookTimeout: 20_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: 'web',
          environment: 'happy-dom',
          // The tests' API servers have a port, and thus an origin, of their own.
          environmentOptions: {
            happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } },
          },
          setupFiles: [...setupFiles, at('web/src/testing/browser-document.ts')],
          maxWorkers,
          // Likewise: importing React and Mantine for each file takes twice as long as all tests.
          isolate: false,
          testTimeout,
        },
      },
      { test: { name: 'commands', root: 'commands', isolate: false, setupFiles, testTimeout } },
      { test: { name: 'deploy', root: 'deploy', isolate: false, setupFiles, testTimeout } },
    ],
  },
});
