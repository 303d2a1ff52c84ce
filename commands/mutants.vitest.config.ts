import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const at = (path: string) => join(import.meta.dirname, '..', path);

/** The tests that `npm run mutants` runs, in a copy of the project. */
export default defineConfig({
  test: {
    root: at('domain'),
    setupFiles: [at('testing/console-guard.ts'), at('testing/property-seed.ts')],
    testTimeout: 20_000,
  },
});
