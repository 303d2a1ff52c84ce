import { defineConfig } from 'vitest/config';

/** The tests of `npm run test:containers`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.containers.mjs'],
    reporters: ['verbose'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
